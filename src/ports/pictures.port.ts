import type { Result } from '@/errors/result';

interface SentPicture {
  /** Names the picture in a form. */
  id: string;
  /** A small one as a data address; '' where the browser cannot show it. */
  thumbnail: string;
}

/** Pictures that a visitor sends along with a form. */
export interface PicturesPort {
  /**
   * Makes a held file smaller and sends it. UPLOAD_TOO_LARGE, UPLOAD_UNREADABLE, UPLOAD_FULL; UPLOAD_GONE for a file
   * that is no longer held; UPLOAD_FAILED.
   */
  send(key: string, signal?: AbortSignal): Promise<Result<SentPicture>>;
}
