import { fork, type ChildProcess } from 'node:child_process';
import { FOR_A_MOMENT } from './engines';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A server of that program on a database, killed when it sends `{ step }`. */
export function killedAt(
  program: string,
  step: string,
  where: { DATA_DIR?: string; DATABASE_URL?: string },
): Promise<void> {
  const child = fork(program, [], {
    execArgv: [...FOR_A_MOMENT],
    env: { ...process.env, ...where },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += String(text);
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (JSON.stringify(message) === JSON.stringify({ step })) child.kill('SIGKILL');
    });
    child.on('exit', (code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`ended with ${code}: ${stderr}`)),
    );
  });
}
