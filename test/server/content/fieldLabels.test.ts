import { fieldHelp, fieldLabel } from '@/server/content/fieldLabels/fieldLabels';
import { templates } from '@/server/content/model/templates';

const languages = ['sv', 'en', 'nb', 'da', 'fi', 'sk'] as const;
const fields = [...templates.values()].flatMap(({ name, own }) => own.map((field) => [name, field.name] as const));

describe.each(languages)('what editors call the fields, in %s', (language) => {
  it('A-16 has a label for every field of every template, never a name of the code', () => {
    const labels = fields.map(([template, name]) => [`${template}.${name}`, fieldLabel(name, language)]);
    expect(labels.length).toBeGreaterThan(200);
    expect(
      labels.filter(([, label = '']) => !/^\p{Lu}/u.test(label) || /\p{Ll}\p{Lu}/u.test(label.replace('YouTube', ''))),
    ).toEqual([]);
  });

  it('A-16 gives the fields of a template different labels', () => {
    for (const { name, fields: all } of templates.values()) {
      const labels = [...all.values()].map((field) => fieldLabel(field.name, language));
      const twice = labels.filter((label, index) => labels.indexOf(label) !== index);
      expect({ name, twice }).toEqual({ name, twice: [] });
    }
  });

  it('A-16 has helpTexts where the label does not say what fits', () => {
    expect([fieldHelp('metaTitle', language) === '', fieldHelp('Title', language)]).toEqual([false, '']);
  });
});
