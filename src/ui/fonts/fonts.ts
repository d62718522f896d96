import localFont from 'next/font/local';

/**
 * The faces of all themes, self-hosted (SIL Open Font License, beside the files), under plain family names that the
 * themes' font lists use. Nothing is preloaded: a page is of one theme, and a browser fetches only the faces its text
 * needs: one for headings, one for text. The extended file of a family is fetched only where its letters stand
 * (Slovak). What stands in for each until it arrives is in `fallbackFaces.ts`.
 */
const bricolage = localFont({
  src: './bricolage-grotesque-latin-wght-normal.woff2', weight: '200 800', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-bricolage',
  declarations: [{ prop: 'font-family', value: 'Bricolage Grotesque' }],
});
const bricolageExtended = localFont({
  src: './bricolage-grotesque-latin-ext-wght-normal.woff2', weight: '200 800', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-bricolage-extended',
  declarations: [
    { prop: 'font-family', value: 'Bricolage Grotesque' },
    { prop: 'unicode-range', value: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  ],
});
const instrument = localFont({
  src: './instrument-sans-latin-wght-normal.woff2', weight: '400 700', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-instrument',
  declarations: [{ prop: 'font-family', value: 'Instrument Sans' }],
});
const instrumentExtended = localFont({
  src: './instrument-sans-latin-ext-wght-normal.woff2', weight: '400 700', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-instrument-extended',
  declarations: [
    { prop: 'font-family', value: 'Instrument Sans' },
    { prop: 'unicode-range', value: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  ],
});
const outfit = localFont({
  src: './outfit-latin-wght-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-outfit',
  declarations: [{ prop: 'font-family', value: 'Outfit' }],
});
const outfitExtended = localFont({
  src: './outfit-latin-ext-wght-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-outfit-extended',
  declarations: [
    { prop: 'font-family', value: 'Outfit' },
    { prop: 'unicode-range', value: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  ],
});
const encode = localFont({
  src: './encode-sans-latin-wdth-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-encode',
  declarations: [{ prop: 'font-family', value: 'Encode Sans' }, { prop: 'font-stretch', value: '75% 125%' }],
});
const encodeExtended = localFont({
  src: './encode-sans-latin-ext-wdth-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-encode-extended',
  declarations: [
    { prop: 'font-family', value: 'Encode Sans' }, { prop: 'font-stretch', value: '75% 125%' },
    { prop: 'unicode-range', value: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  ],
});
const archivo = localFont({
  src: './archivo-latin-wght-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-archivo',
  declarations: [{ prop: 'font-family', value: 'Archivo' }],
});
const archivoExtended = localFont({
  src: './archivo-latin-ext-wght-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-archivo-extended',
  declarations: [
    { prop: 'font-family', value: 'Archivo' },
    { prop: 'unicode-range', value: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  ],
});
const fraunces = localFont({
  src: './fraunces-latin-wght-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-fraunces',
  declarations: [{ prop: 'font-family', value: 'Fraunces' }],
});
const frauncesExtended = localFont({
  src: './fraunces-latin-ext-wght-normal.woff2', weight: '100 900', display: 'swap', preload: false, adjustFontFallback: false, variable: '--face-fraunces-extended',
  declarations: [
    { prop: 'font-family', value: 'Fraunces' },
    { prop: 'unicode-range', value: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  ],
});

/**
 * Class names for the outermost element of the app. They carry nothing a component needs; using them keeps the faces'
 * style sheet in the bundle.
 */
export const fontVariables = [
  bricolage, bricolageExtended, instrument, instrumentExtended, outfit, outfitExtended,
  encode, encodeExtended, archivo, archivoExtended, fraunces, frauncesExtended,
].map((face) => face.variable).join(' ');
