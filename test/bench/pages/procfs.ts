import { readFileSync } from 'node:fs';

/** Of Linux, on every architecture that Node runs on. */
const TICKS_A_SECOND = 100;
const MS_A_TICK = 1000 / TICKS_A_SECOND;

/** CPU time of a process with all its threads, ms. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name may hold spaces and brackets; what follows its last bracket is plain.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}

/** Resident memory of a process, MB. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`The memory of process ${pid} could not be read.`);
  return Number(kilobytes) / 1024;
}
