// The start file: services, images and releases before this one name it.
import "../server/index.mjs";
