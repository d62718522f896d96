import { SingleBar } from 'cli-progress';

/** What follows an import: a bar on a terminal, elsewhere (a log, a pipe) a line now and then. */
export interface Follower {
  read(bytes: number): void;
  rows(rows: number, refused: number): void;
  stop(): void;
}

const EVERY_MS = 10_000;

export function barOf(size: number): Follower {
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {rows} rows, {refused} refused  {eta_formatted} left',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(size, 0, { rows: 0, refused: 0 });
  return {
    read: (bytes) => bar.update(Math.min(bytes, size)),
    rows: (rows, refused) => bar.update({ rows, refused }),
    stop: () => bar.stop(),
  };
}

export function linesOf(size: number): Follower {
  let percent = 0;
  let reportedAt = performance.now();
  return {
    read: (bytes) => {
      percent = size > 0 ? Math.min(100, Math.floor((bytes / size) * 100)) : 100;
    },
    rows(rows, refused) {
      if (performance.now() - reportedAt < EVERY_MS) return;
      reportedAt = performance.now();
      process.stderr.write(`${percent} % read, ${rows} rows, ${refused} refused\n`);
    },
    stop: () => undefined,
  };
}
