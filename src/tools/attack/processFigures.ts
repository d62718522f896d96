import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a process holds; Linux only. */
export interface ProcessFigures {
  /** Open sockets and pipes: each is a connection to another process. */
  connections: number;
  /** Paths of other open files, without those of the embedded database, which opens one for each table it has read. */
  files: string[];
  /** Resident memory. */
  megabytes: number;
}

/** A path within the data folder. */
const OF_DATABASE = /\/database\//;
const IS_CONNECTION = /^(?:socket|pipe):/;

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
  if (kilobytes === undefined) return null;
  // Closed since they were listed: without a name.
  const names = descriptors(pid)
    .map((name) => linkOf(`/proc/${pid}/fd/${name}`))
    .filter(Boolean);
  return {
    connections: names.filter((name) => IS_CONNECTION.test(name)).length,
    files: names.filter((name) => !IS_CONNECTION.test(name) && !OF_DATABASE.test(name)).toSorted(),
    megabytes: Math.round(Number(kilobytes) / 1024),
  };
}
