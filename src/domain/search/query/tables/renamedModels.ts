/**
 * Cars that were given a new name and stayed the same: a text with one name finds those of the others as well. By the
 * squeezed name of the make, comma-separated rows.
 */
export const renamedModels: Readonly<Record<string, readonly string[]>> = {
  audi: ['e-tron, q8 e-tron'],
  citroen: ['c4 picasso, c4 spacetourer', 'grand c4 picasso, grand c4 spacetourer'],
  ds: ['3 crossback, 3', '7 crossback, 7'],
  mercedesbenz: ['slk, slc', 'gl, gls'],
  opel: ['crossland x, crossland', 'grandland x, grandland', 'mokka x, mokka'],
  skoda: ['enyaq iv, enyaq'],
  vauxhall: ['crossland x, crossland', 'grandland x, grandland', 'mokka x, mokka'],
  volvo: ['c40, ec40'],
};

/** Models whose electric version has a name of its own, by the squeezed name of the make: an electric XC40 is the EX40. */
export const electricVersions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bmw: { x1: 'ix1', x2: 'ix2', x3: 'ix3' },
  volvo: { xc40: 'ex40' },
  volkswagen: { golf: 'e-golf', up: 'e-up!' },
};
