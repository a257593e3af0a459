// What other features use of this one in the browser: apart from index.ts, so that no server part comes into a bundle.

export { AboveStep } from "./above-step";
export { ReadingBar, type ReadingBarProps, type Segment, SegmentedLine } from "./reading-bar";
export { StepBar, stepButton } from "./step-bar";
export { type FormStep, type Step, sectionAddress } from "./steps";
export { UnreadLinks } from "./unread-links";
