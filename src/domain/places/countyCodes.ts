/** The letters of Sweden's counties, by which Swedes tell towns of one name apart: 'Habo (F)'. */
const codes: Readonly<Record<string, string>> = {
  Blekinge: 'K',
  Dalarna: 'W',
  Gotland: 'I',
  Gävleborg: 'X',
  Halland: 'N',
  Jämtland: 'Z',
  Jönköping: 'F',
  Kalmar: 'H',
  Kronoberg: 'G',
  Norrbotten: 'BD',
  Skåne: 'M',
  Stockholm: 'AB',
  Södermanland: 'D',
  Uppsala: 'C',
  Värmland: 'S',
  Västerbotten: 'AC',
  Västernorrland: 'Y',
  Västmanland: 'U',
  'Västra Götaland': 'O',
  Örebro: 'T',
  Östergötland: 'E',
};

/** 'Jönköping', 'Jönköpings län' -> 'F'; null elsewhere. */
export function countyCode(region: string): string | null {
  const name = region.replace(/\s+län$/i, '').trim();
  return codes[name] ?? codes[name.replace(/s$/, '')] ?? null;
}
