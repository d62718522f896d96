import { CHILD_SEPARATOR, type NumberRange } from '../search';
import type { Part } from './understanding';

/** Makers' codes of generations: for each its codes, the first year and the last; the latest goes on. */
function codes(...rows: readonly (string | number)[]): Record<string, NumberRange> {
  const found: Record<string, NumberRange> = {};
  for (let index = 0; index < rows.length; index += 3) {
    const [names, min, max] = rows.slice(index, index + 3);
    for (const name of String(names).split(' '))
      found[name] = { min: Number(min), ...(max !== undefined && { max: Number(max) }) };
  }
  return found;
}

/** Volkswagen's buses; the T6 with its facelift. */
const bus = codes('t4', 1990, 2003, 't5', 2003, 2016, 't6', 2015, 2024, 't6.1', 2019, 2025);

/** Years in which the generations of models were sold new in Europe, by what buyers call them, folded. */
const generations: Readonly<Record<string, Readonly<Record<string, NumberRange>>>> = {
  golf: {
    4: { min: 1997, max: 2006 },
    5: { min: 2003, max: 2009 },
    6: { min: 2008, max: 2013 },
    7: { min: 2012, max: 2020 },
    8: { min: 2019 },
  },
  passat: {
    b6: { min: 2005, max: 2010 },
    b7: { min: 2010, max: 2015 },
    b8: { min: 2014, max: 2023 },
    b9: { min: 2023 },
  },
  '1series': codes('f20 f21', 2011, 2019, 'f40', 2019, 2024),
  '3series': codes('e46', 1998, 2006, 'e90 e91 e92 e93', 2005, 2013, 'f30 f31 f34', 2011, 2019, 'g20 g21', 2018),
  '5series': codes('e60 e61', 2003, 2010, 'f10 f11', 2009, 2017, 'g30 g31', 2016, 2024, 'g60 g61', 2023),
  aseries: codes('w176', 2012, 2018, 'w177', 2018),
  cseries: codes('w204 s204', 2007, 2014, 'w205 s205', 2013, 2021, 'w206 s206', 2021),
  eseries: codes('w212 s212', 2009, 2016, 'w213 s213', 2016, 2024, 'w214 s214', 2023),
  polo: { 4: { min: 2001, max: 2009 }, 5: { min: 2009, max: 2017 }, 6: { min: 2017 } },
  tiguan: { 1: { min: 2007, max: 2016 }, 2: { min: 2016, max: 2024 }, 3: { min: 2024 } },
  octavia: {
    1: { min: 1996, max: 2010 },
    2: { min: 2004, max: 2013 },
    3: { min: 2012, max: 2020 },
    4: { min: 2019 },
  },
  fabia: {
    1: { min: 1999, max: 2008 },
    2: { min: 2006, max: 2014 },
    3: { min: 2014, max: 2021 },
    4: { min: 2021 },
  },
  superb: {
    1: { min: 2001, max: 2008 },
    2: { min: 2008, max: 2015 },
    3: { min: 2015, max: 2024 },
    4: { min: 2023 },
  },
  a3: { '8p': { min: 2003, max: 2013 }, '8v': { min: 2012, max: 2020 }, '8y': { min: 2020 } },
  a4: { b7: { min: 2004, max: 2008 }, b8: { min: 2007, max: 2016 }, b9: { min: 2015 } },
  a6: { c6: { min: 2004, max: 2011 }, c7: { min: 2010, max: 2018 }, c8: { min: 2018 } },
  astra: { h: { min: 2004, max: 2010 }, j: { min: 2009, max: 2015 }, k: { min: 2015, max: 2022 }, l: { min: 2021 } },
  corsa: { d: { min: 2006, max: 2014 }, f: { min: 2019 } },
  focus: { 2: { min: 2004, max: 2011 }, 3: { min: 2010, max: 2018 }, 4: { min: 2018 } },
  fiesta: { 6: { min: 2008, max: 2017 }, 7: { min: 2017, max: 2023 } },
  transporter: { ...bus, t7: { min: 2024 } },
  caravelle: bus,
  multivan: { ...bus, t7: { min: 2021 } },
  california: { ...bus, t7: { min: 2024 } },
  caddy: {
    2: { min: 1995, max: 2004 },
    3: { min: 2003, max: 2015 },
    4: { min: 2015, max: 2021 },
    5: { min: 2020 },
  },
  vito: codes('w638', 1996, 2003, 'w639', 2003, 2015, 'w447 447', 2014),
  vseries: codes('w638', 1996, 2003, 'w447 447', 2014),
  viano: codes('w639', 2003, 2015),
  sprinter: codes('w906 906', 2006, 2018, 'w907 w910 907 910', 2018),
  transit: { 6: { min: 2000, max: 2006 }, 7: { min: 2006, max: 2014 }, 8: { min: 2013 } },
  'transit custom': { 1: { min: 2012, max: 2024 }, 2: { min: 2023 } },
  clio: { 3: { min: 2005, max: 2012 }, 4: { min: 2012, max: 2020 }, 5: { min: 2019 } },
};

/** A number as it is said of a generation, folded: Slovak 'golf sedmička', Finnish 'golf seiska', Swedish 'golf sjua'. */
const spokenNumbers: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'jednotka',
    'ii dvojka tvaa',
    'iii trojka kolmonen trea',
    'iv stvorka nelonen fyran',
    'patka vitonen femma femman',
    'vi sestka kutonen sexa sexan',
    'vii sedmicka seiska seiskan seiskaa sjua sjuan',
    'viii osmicka kasi attan kasia',
  ].flatMap((row, index) => row.split(' ').map((word) => [word, String(index + 1)] as const)),
);

/** 'c-klass' and '3-sarja' as 'cseries' and '3series'. */
const seriesOf = (model: string): string => model.replace(/^(\w)-(?:klasse?|class|series?|sarja)$/, '$1series');

/** The generations of Volkswagen's buses are said instead of the name as well: 'vw t5'. */
export const busYears = (word: string): NumberRange | null =>
  /^t[4-6]/.test(word) ? (generations.transporter?.[word] ?? null) : null;

/** The years of a generation of these models: 'mk7' of Golf and Golf Sportscombi; null for another word. */
export function generationYears(values: readonly string[], word: string): NumberRange | null {
  const number = word.replace(/^mk/, '');
  const models = new Set(
    values.map((value) =>
      value
        .slice(value.indexOf(CHILD_SEPARATOR) + 1)
        .toLowerCase()
        .replace(/^(?:rad|trieda) (\w)$/, '$1-serie')
        .replace(/^(\d) series$|^(\w) class$/, '$1$2-serie')
        .replace(/^(?!transit custom).*/, (name) => name.split(' ')[0] ?? ''),
    ),
  );
  const [model, ...others] = models;
  if (model === undefined || others.length > 0) return null;
  return generations[seriesOf(model)]?.[spokenNumbers[number] ?? number] ?? null;
}

/** 'golf 7 eller golf 8': a car is of one generation, so each part is the years from the first to the last. */
export function inOneSpan(parts: readonly Part[], generations: readonly Part[]): readonly Part[] {
  const ranges = generations.flatMap(({ meaning }) => (meaning.kind === 'range' ? [meaning.range] : []));
  if (ranges.length < 2) return parts;
  const mins = ranges.flatMap(({ min }) => min ?? []);
  const maxs = ranges.flatMap(({ max }) => max ?? []);
  const range: NumberRange = {
    ...(mins.length === ranges.length && { min: Math.min(...mins) }),
    ...(maxs.length === ranges.length && { max: Math.max(...maxs) }),
  };
  return parts.map((part) =>
    generations.includes(part) ? { ...part, meaning: { kind: 'range', name: 'car_year', range } } : part,
  );
}
