import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a process holds; Linux only. */
export interface ProcessFigures {
  descriptors: number;
  /** Resident memory. */
  megabytes: number;
}

/** State of a listening socket in /proc/net/tcp. */
const LISTENING = '0A';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The inodes of the sockets that listen on a port. */
function listeners(port: number): Set<string> {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set<string>();
  for (const line of `${read('/proc/net/tcp')}${read('/proc/net/tcp6')}`.split('\n')) {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    if (state === LISTENING && local.endsWith(`:${wanted}`) && inode !== undefined) inodes.add(`socket:[${inode}]`);
  }
  return inodes;
}

/** The names of what a process has open; none once it has ended, or where it belongs to another user. */
function descriptors(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`);
  } catch {
    return [];
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

/** The process that listens on a port of this machine; null where the system does not tell. */
export function listenerOf(port: number): string | null {
  const inodes = listeners(port);
  if (inodes.size === 0) return null;
  return (
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .find((pid) => descriptors(pid).some((name) => inodes.has(linkOf(`/proc/${pid}/fd/${name}`)))) ?? null
  );
}

/** Null once the process has ended. */
export function figuresOf(pid: string): ProcessFigures | null {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined
    ? null
    : { descriptors: descriptors(pid).length, megabytes: Math.round(Number(kilobytes) / 1024) };
}
