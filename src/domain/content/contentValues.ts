/** Values of content fields as edited and as in layout data; missing parts are ''. */

/** A picture by its address under the media path, or https; width and height in pixels. */
export interface ImageContent {
  src: string;
  alt: string;
  width: string;
  height: string;
}

export interface LinkContent {
  /** '/path' within the site (without language prefix), 'https://…', 'mailto:…', 'tel:…' or '#part'. */
  href: string;
  text: string;
  target: string;
  title: string;
  class: string;
  anchor: string;
  querystring: string;
}

/** A download by its address under the media path, or https. */
export interface FileContent {
  src: string;
  title: string;
  extension: string;
  mimeType: string;
  /** Bytes. */
  size: string;
}

export const imageParts = ['src', 'alt', 'width', 'height'] as const satisfies readonly (keyof ImageContent)[];
export const linkParts = [
  'href',
  'text',
  'target',
  'title',
  'class',
  'anchor',
  'querystring',
] as const satisfies readonly (keyof LinkContent)[];
export const fileParts = [
  'src',
  'title',
  'extension',
  'mimeType',
  'size',
] as const satisfies readonly (keyof FileContent)[];

const isTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => name in value && typeof Reflect.get(value, name) === 'string');

export const isImageContent = (value: unknown): value is ImageContent => isTexts(value, imageParts);
export const isLinkContent = (value: unknown): value is LinkContent => isTexts(value, linkParts);
export const isFileContent = (value: unknown): value is FileContent => isTexts(value, fileParts);
