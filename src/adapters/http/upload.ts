import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok } from '@/errors/result';
import { isString } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { FormsPort } from '@/ports/forms.port';
import { sendRequest, type Fetch } from './sendRequest';

const PATH = '/api/uploads';
const CODES: readonly ErrorCode[] = ['UPLOAD_TOO_LARGE', 'UPLOAD_UNREADABLE', 'UPLOAD_FULL'];

/** The bytes of a data address; null for another text. */
function bytesOf(data: string): Uint8Array<ArrayBuffer> | null {
  const base64 = /^data:[\w/+.-]*;base64,(.*)$/s.exec(data)?.[1];
  if (base64 === undefined) return null;
  const text = atob(base64);
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Pictures over POST /api/uploads. */
export const createUpload =
  (fetch: Fetch): FormsPort['upload'] =>
  async (data, signal) => {
    const bytes = bytesOf(data);
    if (!bytes) return failed('UPLOAD_UNREADABLE');
    const exchanged = await sendRequest(fetch, PATH, {
      method: 'POST',
      body: bytes,
      headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
      ...(signal && { signal }),
    });
    if (!exchanged) return failed('UPLOAD_FAILED');
    const { response, body } = exchanged;
    if (response.ok && isRecord(body) && isString(body.id)) return ok({ id: body.id });
    const code = isRecord(body) && isRecord(body.error) ? body.error.code : null;
    return failed(CODES.find((known) => known === code) ?? 'UPLOAD_FAILED');
  };
