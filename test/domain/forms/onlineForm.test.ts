import type { LocalMoment } from '@/domain/dealers/openingHours';
import { checkAnswers } from '@/domain/forms/onlineAnswers';
import { ONLINE_FIELD_TYPES, type OnlineField } from '@/domain/forms/onlineForm';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { flattenAnswers, toProviderAnswers } from '@/domain/forms/providerAnswers';

const field = (name: string, type: OnlineField['type'], more: Partial<OnlineField> = {}): OnlineField => ({
  name,
  type,
  label: name,
  help: '',
  required: false,
  options: [],
  max: 5,
  open: null,
  day: '',
  when: null,
  ...more,
});
const UPLOAD = 'A'.repeat(22);
/** Friday 27 November 2026. */
const NOW: LocalMoment = { date: '2026-11-27', time: '15:00', weekday: 4 };
const now = { now: NOW };

describe('the fields of a form in the content', () => {
  it('L-03 are read with their defaults', () => {
    expect(readOnlineFields('[{ "name": "a", "type": "text", "label": " A " }]')).toEqual({
      problems: [],
      fields: [field('a', 'text', { label: 'A' })],
    });
    expect(readOnlineFields('  ')).toEqual({ fields: [], problems: [] });
  });

  it.each([
    ['[', 'The fields are no JSON.'],
    ['{}', 'this must be a `array` type'],
    ['[{ "name": "a", "type": "video", "label": "A" }]', 'type is one of'],
    ['[{ "type": "text", "label": "A" }]', 'a field needs a name'],
    ['[{ "name": "a", "type": "text" }]', 'a field needs a label'],
    ['[{ "name": "a b", "type": "text", "label": "A" }]', 'a name has letters'],
    ['[{ "name": "source", "type": "text", "label": "A" }]', 'this name cannot be taken'],
    ['[{ "name": "a", "type": "radio", "label": "A" }]', 'a has no options.'],
    ['[{ "name": "a", "type": "rating", "label": "A", "max": 11 }]', 'max is too large'],
    ['[{ "name": "a", "type": "text", "label": "A", "extra": 1 }]', 'a field has name'],
    [
      '[{ "name": "a", "type": "date", "label": "A", "open": { "hours": ["någon dag: 11–14"] } }]',
      'a is not open on a day with hours: någon dag: 11–14',
    ],
    ['[{ "name": "a", "type": "date", "label": "A", "open": { "hours": [] } }]', 'open needs hours'],
    ['[{ "name": "a", "type": "text", "label": "A", "open": { "hours": ["måndag: 11–14"] } }]', 'which is for dates'],
    ['[{ "name": "a", "type": "email", "label": "A", "value": "x" }]', 'which is for text and dropdown'],
    [
      '[{ "name": "a", "type": "dropdown", "label": "A", "options": ["x"], "value": "y" }]',
      'a value that is no option',
    ],
    ['[{ "name": "a", "type": "time", "label": "A", "day": "b" }]', 'a is no time of b'],
    [
      '[{ "name": "a", "type": "text", "label": "A", "when": { "field": "b", "value": "x" } }]',
      'a depends on b, which is no earlier field.',
    ],
    [
      '[{ "name": "a", "type": "text", "label": "A" }, { "name": "a", "type": "text", "label": "B" }]',
      'Two fields are called a.',
    ],
  ])('L-03 with a mistake give no form, and a sentence for the editor: %s', (text, sentence) => {
    const { fields, problems } = readOnlineFields(text);
    expect(fields).toEqual([]);
    expect(problems.join('\n')).toContain(sentence);
  });
});

describe('the answers of a form', () => {
  it.each<[string, Partial<OnlineField> & { type: OnlineField['type'] }, unknown, unknown]>([
    ['a name', { type: 'fullname' }, { first: ' Ada ', last: 'Ek' }, { first: 'Ada', last: 'Ek' }],
    ['half a name', { type: 'fullname', required: true }, { first: 'Ada', last: '' }, 'required'],
    ['a name that is none', { type: 'fullname' }, ['Ada'], 'unreadable'],
    ['an address as a name', { type: 'fullname' }, { first: 'http://evil.example', last: 'Ek' }, 'nameLink'],
    ['a line that ends in a name', { type: 'fullname' }, { first: 'Ada', last: 'Ek\nBcc: x' }, 'unreadable'],
    ['a name that turns the text around it', { type: 'fullname' }, { first: 'Ada\u202e', last: 'Ek' }, 'unreadable'],
    [
      'an address without second line',
      { type: 'address', required: true },
      { addr_line1: 'Gatan 1', postal: '123 45', city: 'Ort' },
      { addr_line1: 'Gatan 1', addr_line2: '', postal: '123 45', city: 'Ort' },
    ],
    ['a date', { type: 'date' }, { day: '1', month: '2', year: '2026' }, { day: '01', month: '02', year: '2026' }],
    ['a date that does not exist', { type: 'date' }, { day: '30', month: '2', year: '2026' }, 'date'],
    ['half a date', { type: 'date' }, { day: '1', month: '', year: '' }, 'date'],
    ['boxes in the order of the form', { type: 'checkbox', options: ['a', 'b'] }, ['b', 'a'], ['a', 'b']],
    ['a box that is not there', { type: 'checkbox', options: ['a'] }, ['c'], 'option'],
    ['a choice', { type: 'radio', options: ['a'] }, 'a', 'a'],
    ['a choice that is not there', { type: 'dropdown', options: ['a'] }, 'c', 'option'],
    ['stars', { type: 'rating', max: 5 }, '4', '4'],
    ['too many stars', { type: 'rating', max: 5 }, '6', 'option'],
    ['half a star', { type: 'rating' }, '1.5', 'option'],
    ['pictures', { type: 'upload', max: 1 }, [UPLOAD], [UPLOAD]],
    ['too many pictures', { type: 'upload', max: 1 }, [UPLOAD, 'B'.repeat(22)], 'tooMany'],
    ['a path as a picture', { type: 'upload' }, ['../../etc/passwd'], 'unreadable'],
    ['a date as one text', { type: 'date' }, '2026-02-01', { day: '01', month: '02', year: '2026' }],
    ['a time', { type: 'time' }, '18:30', '18:30'],
    ['no time', { type: 'time' }, '25:00', 'time'],
    ['a number', { type: 'number' }, '1,5', '1,5'],
    ['no number', { type: 'number' }, 'many', 'number'],
    ['an address of mail', { type: 'email' }, 'ada@kund.example', 'ada@kund.example'],
    ['no address of mail', { type: 'email' }, 'ada@kund', 'email'],
    ['a phone number', { type: 'phone' }, '12', 'phone'],
    ['a long text', { type: 'text' }, 'x'.repeat(201), 'tooLong'],
    ['a text with control characters', { type: 'textarea' }, 'a\u0000b\nc', 'ab\nc'],
    ['an object as a text', { type: 'text' }, {}, 'unreadable'],
  ])('L-03 %s', (_what, given, answer, expected) => {
    const { answers, errors } = checkAnswers([field('x', given.type, given)], { x: answer }, now);
    expect(errors.x ?? answers.x).toEqual(expected);
  });

  it.each(ONLINE_FIELD_TYPES)('L-03 %s may be left out, unless it is required', (type) => {
    for (const given of [{}, { x: '' }]) {
      expect(checkAnswers([field('x', type)], given, now)).toEqual({ answers: {}, errors: {} });
      expect(checkAnswers([field('x', type, { required: true })], given, now).errors).toEqual({ x: 'required' });
    }
  });

  it('L-03 of a field whose condition does not hold are left out and never missing', () => {
    const fields = [
      field('topic', 'radio', { options: ['a', 'b'] }),
      field('what', 'text', { required: true, when: { field: 'topic', value: 'b' } }),
      field('more', 'text', { required: true, when: { field: 'what', value: 'yes' } }),
    ];
    expect(checkAnswers(fields, { topic: 'a', what: 'x', more: 'y' }, now)).toEqual({
      answers: { topic: 'a' },
      errors: {},
    });
    expect(checkAnswers(fields, { topic: 'b' }, now).errors).toEqual({ what: 'required' });
    expect(checkAnswers(fields, { topic: 'b', what: 'yes' }, now).errors).toEqual({ more: 'required' });
  });

  it('L-03 are flattened by control type', () => {
    const fields = [
      field('name', 'fullname'),
      field('home', 'address'),
      field('day', 'date'),
      field('liked', 'checkbox', { options: ['a', 'b', 'c'] }),
      field('rating', 'rating', { max: 6 }),
      field('topic', 'radio', { options: ['Köp'] }),
      field('empty', 'text'),
      field('text', 'textarea'),
    ];
    const provider = toProviderAnswers(fields, {
      name: { first: 'Ada', last: 'Ek' },
      home: { addr_line1: 'Gatan 1', addr_line2: '', postal: '123 45', city: 'Ort' },
      day: { day: '01', month: '02', year: '2026' },
      liked: ['a', 'c'],
      rating: '4',
      topic: 'Köp',
      text: 'Hej\npå er',
    });
    expect(provider['1']).toEqual({
      name: 'name',
      order: '1',
      text: 'name',
      type: 'control_fullname',
      answer: { first: 'Ada', last: 'Ek' },
    });
    expect(flattenAnswers(provider)).toEqual({
      name_first: 'Ada',
      name_last: 'Ek',
      home_addr_line1: 'Gatan 1',
      home_postal: '123 45',
      home_city: 'Ort',
      day_day: '01',
      day_month: '02',
      day_year: '2026',
      liked: 'a, c',
      rating: '4/6',
      topic: 'Köp',
      text: 'Hej\npå er',
    });
  });

  it('L-03 of a provider are flattened the same, also with parts and types that ours do not have', () => {
    expect(
      flattenAnswers({
        '9': {
          name: 'when',
          order: '2',
          text: '',
          type: 'control_datetime',
          answer: { year: '2026', month: '01', day: '02', hour: '10', min: '30' },
        },
        '3': {
          name: 'who',
          order: '1',
          text: '',
          type: 'control_fullname',
          answer: { prefix: 'Dr', first: 'A', last: 'B' },
        },
        '5': { name: 'head', order: '3', text: '', type: 'control_head' },
        '6': { name: 'stars', order: '4', text: '', type: 'control_rating', answer: '3' },
        '7': { name: 'matrix', order: '5', text: '', type: 'control_matrix', answer: { a: 'x', b: 'y' } },
      }),
    ).toEqual({
      who_prefix: 'Dr',
      who_first: 'A',
      who_last: 'B',
      when_day: '02',
      when_month: '01',
      when_year: '2026',
      when_hour: '10',
      when_min: '30',
      stars: '3/5',
      matrix: 'x y',
    });
  });
});
