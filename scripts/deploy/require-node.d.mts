export const requiredNode: number;
