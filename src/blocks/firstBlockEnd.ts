/** The id of the mark after a page's first block. */
export const FIRST_BLOCK_END = 'first-block-end';
