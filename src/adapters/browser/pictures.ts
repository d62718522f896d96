import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok } from '@/errors/result';
import { oneOf } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { PicturesPort } from '@/ports/pictures.port';
import { sendRequest, type Fetch } from '../http/sendRequest';

/** A picture as it is sent, and a small one of it. */
export interface ShrunkPicture {
  picture: Blob;
  thumbnail: string;
}

const isKnownCode = oneOf<ErrorCode>('UPLOAD_TOO_LARGE', 'UPLOAD_UNREADABLE', 'UPLOAD_FULL', 'TOO_MANY_REQUESTS');

/**
 * Pictures over POST /api/uploads, made smaller before.
 * @param shrink null for what the browser cannot decode: it is sent as it is, and the server decides
 */
export function createPictures(
  fetch: Fetch,
  held: (key: string) => Blob | null,
  shrink: (file: Blob) => Promise<ShrunkPicture | null>,
): PicturesPort {
  return {
    async send(key, signal) {
      const file = held(key);
      if (!file) return failed('UPLOAD_GONE');
      const shrunk = await shrink(file);
      const exchanged = await sendRequest(fetch, '/api/uploads', {
        method: 'POST',
        body: shrunk?.picture ?? file,
        headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
        ...(signal && { signal }),
      });
      if (!exchanged) return failed('UPLOAD_FAILED');
      const { response, body } = exchanged;
      if (response.ok && isRecord(body) && typeof body.id === 'string')
        return ok({ id: body.id, thumbnail: shrunk?.thumbnail ?? '' });
      const code = isRecord(body) && isRecord(body.error) ? body.error.code : null;
      return failed(isKnownCode(code) && !response.ok ? code : 'UPLOAD_FAILED');
    },
  };
}
