import type { PicturesPort } from '@/ports/pictures.port';
import { attempt } from './attempt';
import { port } from './sagaContext';
import type { Saga } from './sagaEffects';

/** On a slow network, for all tries of one picture. */
const SEND_LIMIT_MS = 120_000;

/** Sends a held picture; `where` names the form in reports. */
export function* sendPicture(key: string, where: string): Saga<Awaited<ReturnType<PicturesPort['send']>>> {
  const pictures = yield* port('pictures');
  return yield* attempt((signal) => pictures.send(key, signal), {
    limitMs: SEND_LIMIT_MS,
    error: 'UPLOAD_FAILED',
    where,
  });
}
