/**
 * The portal cannot run as it is set up, and starting it again would change nothing: a setting is refused, the data
 * folder cannot be written. EX_CONFIG of sysexits.h; deploy/systemd/portal@.service names it too.
 */
export const refusedSettings = 78;
/** The address to listen on is not free, or not of this machine. EX_UNAVAILABLE of sysexits.h. */
export const cannotListen = 69;
