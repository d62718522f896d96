import { addressValues } from '@/domain/forms/addressValues';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';

const { fields } = readOnlineFields(`[
  { "name": "day", "type": "date", "label": "Dag" },
  { "name": "time", "type": "time", "label": "Tid" },
  { "name": "guests", "type": "dropdown", "label": "Gäster", "options": ["1", "2"] },
  { "name": "name", "type": "fullname", "label": "Namn" },
  { "name": "email", "type": "email", "label": "E-post" },
  { "name": "message", "type": "textarea", "label": "Meddelande" }
]`);

describe('answers in the address of a form', () => {
  it('L-03 are a day, a time and a choice', () => {
    expect(addressValues(fields, '?day=2026-12-04&time=18:00&guests=2')).toEqual({
      day: '2026-12-04',
      time: '18:00',
      guests: '2',
    });
  });

  it('L-03 are nothing that cannot be one, and nothing that names a person', () => {
    expect(
      addressValues(fields, '?day=i+morgon&time=sen&guests=9&name=Eva&email=eva%40example.com&message=Hej&other=1'),
    ).toEqual({});
    expect(addressValues(fields, '')).toEqual({});
  });
});
