import { queryLanguages } from '@/domain/search/query/understanding';
import { vocabularyPages } from '@/tools/docs/vocabularyPages';

describe('the pages of the vocabulary', () => {
  const pages = vocabularyPages();

  it('F-04 exist for every language of query texts', () => {
    expect([...pages.keys()]).toEqual(queryLanguages.map((language) => `docs/understanding/${language}.md`));
  });

  it.each([
    ['sv', 'nästan ny', 'dragkrok', 'privatleasing'],
    ['en', 'nearly new', 'tow bar', 'personal lease'],
    ['fi', 'lähes uusi', 'vetokoukku', 'yksityisleasing'],
    ['sk', 'takmer nové', 'ťažné zariadenie', 'súkromný lízing'],
    ['nb', 'nesten ny', 'hengerfeste', 'privatleie'],
    ['da', 'næsten ny', 'anhængertræk', 'privatleje'],
  ])('F-04 list the rules and values of %s', (language, ...terms) => {
    const page = pages.get(`docs/understanding/${language}.md`) ?? '';
    for (const term of terms) expect(page).toContain(term);
  });
});
