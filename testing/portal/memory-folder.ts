import fs from "node:fs";
import os from "node:os";

const gigabyte = 1024 ** 3;

/**
 * A file system in memory for the temporary files of the tests. They make and delete hundreds of thousands of small
 * files (each test's database on PostgreSQL is 300), and ext4 looks at every file that was deleted in the last seconds
 * before it makes a new one: a copy of that database needs 20 ms of processor time in memory and 450 ms on ext4
 * (bench/RESULTS.md).
 * @returns its path, or null where it is missing or small (a container has 64 MB by default) or little memory is free
 */
export function memoryFolder(folder = "/dev/shm", freeMemory = os.freemem()) {
  return hasRoom(folder) && freeMemory >= 8 * gigabyte ? folder : null;
}

function hasRoom(folder: string) {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    fs.accessSync(folder, fs.constants.W_OK);
    return bavail * bsize >= 4 * gigabyte;
  } catch {
    return false;
  }
}
