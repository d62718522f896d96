/** That the address is of a later step of a form, as after a reload: `boot.js` reads it before the first paint. */
export const FURTHER_STEP = 'html:is([data-open-step="2"], [data-open-step="3"])';
