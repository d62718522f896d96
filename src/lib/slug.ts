import { fold } from './fold';

/** A value as a segment of a path: 'Mercedes-Benz' is 'mercedes-benz', 'ID.4' is 'id-4'. */
export const slugOf = (value: string): string =>
  fold(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
