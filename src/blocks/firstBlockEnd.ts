/** The id of the marker after a page's first block. */
export const FIRST_BLOCK_END = 'first-block-end';
