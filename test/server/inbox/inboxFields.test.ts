import { fieldsOf, maskedName, senderEmail, senderName } from '@/server/inbox/inboxFields';

/** A form of a provider's shape, as the database returns it: the shorter key first. */
const ONLINE: Record<string, unknown> = JSON.parse(`{
  "formId": "f-1",
  "source": "/kampanj",
  "title": "Tävla",
  "fields": { "namn_first": "Lena", "mejl": "lena@kund.example" },
  "answers": {
    "1": { "name": "namn", "order": "1", "text": "Vad heter du?", "type": "control_fullname", "answer": { "last": "S", "first": "Lena" } },
    "2": { "name": "mejl", "order": "2", "text": "Din e-post", "type": "control_email", "answer": "lena@kund.example" },
    "3": { "name": "val", "order": "3", "text": "Vad gillar du?", "type": "control_checkbox", "answer": ["Bilar", "Båtar"] },
    "4": { "name": "tom", "order": "4", "text": "Något mer?", "type": "control_textarea" },
    "5": { "name": "dag", "order": "5", "text": "När?", "type": "control_datetime", "answer": { "day": "02", "year": "2026", "month": "12" } }
  }
}`);
const REQUEST = {
  siteId: '17',
  siteEmail: 'verksted@nordvik.example',
  customerName: 'Kari Moe',
  customerEmail: 'kari@kunde.example',
  services: ['wheels'],
  newsletter: false,
  milage: null,
  other: '',
};

describe('the fields of a submission', () => {
  it('H-02 are those of the form with their questions, each once', () => {
    expect(fieldsOf('online-form', ONLINE, 'site')).toEqual([
      { name: 'source', label: '', values: ['/kampanj'], isHidden: false },
      { name: 'title', label: '', values: ['Tävla'], isHidden: false },
      { name: 'answers.1', label: 'Vad heter du?', values: ['Lena', 'S'], isHidden: false },
      { name: 'answers.2', label: 'Din e-post', values: ['lena@kund.example'], isHidden: false },
      { name: 'answers.3', label: 'Vad gillar du?', values: ['Bilar', 'Båtar'], isHidden: false },
      { name: 'answers.5', label: 'När?', values: ['02', '12', '2026'], isHidden: false },
    ]);
    expect(fieldsOf('service-request', REQUEST, 'site').map(({ name }) => name)).toEqual([
      'customerName',
      'customerEmail',
      'services',
      'newsletter',
    ]);
  });

  it('H-02 are hidden from the group unless the form names them; of an unknown form all are', () => {
    const shown = (form: string, payload: Record<string, unknown>) =>
      fieldsOf(form, payload, 'group').flatMap(({ name, values, isHidden }) => (isHidden ? values : [name]));
    expect(shown('online-form', ONLINE)).toEqual(['source', 'title']);
    expect(shown('service-request', REQUEST)).toEqual(['services']);
    expect(shown('another', { anything: 'x', deep: { deeper: { car: 1 } } })).toEqual([]);
  });

  it('H-02 a reply goes to the sender, never to another address of the form', () => {
    expect([ONLINE, REQUEST, { email: 'a@b.example' }].map(senderEmail)).toEqual([
      'lena@kund.example',
      'kari@kunde.example',
      'a@b.example',
    ]);
    for (const payload of [
      {},
      { toEmail: 'x@y.example', siteEmail: 'x@y.example' },
      { email: 'a, b@c.example' },
      { email: 7 },
      { other: ['x@y.example'] },
    ])
      expect(senderEmail(payload)).toBeNull();
    expect([ONLINE, REQUEST, {}].map(senderName)).toEqual(['Lena S', 'Kari Moe', '']);
    expect(maskedName('Åsa  Öberg')).toBe('Å• Ö•');
  });

  it('H-02 of any stored value are rows, however it is nested', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 50; level += 1) deep = { deep };
    expect(fieldsOf('contact', { deep, list: [{ a: 1 }, 'b', null], none: null, empty: [] }, 'site')).toEqual([
      { name: 'list.1.a', label: '', values: [1], isHidden: false },
      { name: 'list.2', label: '', values: ['b'], isHidden: false },
    ]);
  });
});
