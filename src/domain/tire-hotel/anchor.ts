/** Of the customer's tires on their page: links of header and facilities lead there. */
export const TIRES_ANCHOR = 'mina-dack';
