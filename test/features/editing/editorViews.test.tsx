/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import type { DraftChange } from '@/domain/content/changes';
import type { EditField, EditorData } from '@/domain/content/editing';
import { marked, markedWithin } from '@/domain/content/editingMarks';
import { failed } from '@/errors/result';
import type { ErrorCode } from '@/errors/catalogue';
import { editingFeature } from '@/features/editing/editing.feature';
import * as editingActions from '@/features/editing/editing.slice';
import type { LoadedChanges } from '@/features/editing/editing.slice';
import { EditorLayer } from '@/features/editing/components/EditorLayer';
import { pickTexts } from '@/i18n/pickTexts';
import { TextsProvider } from '@/i18n/TextsProvider';
import { makeStore } from '@/store/store';
import { Link } from '@/ui/primitives/Link';
import { RichText } from '@/ui/primitives/RichText';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';

const field = (
  id: number,
  name: string,
  kind: EditField['kind'],
  value: EditField['value'],
  more: Partial<EditField> = {},
): EditField => ({
  id,
  item: id > 50 ? 'PAGE' : 'HERO',
  name,
  label: name,
  help: '',
  pages: 1,
  kind,
  value,
  raw: String(value),
  ...more,
});
const link = { href: '/kontakt', text: 'Kontakt', target: '', title: '', class: '', anchor: '', querystring: '' };
const image = { src: '/-/jssmedia/cars/a.avif', alt: '', width: '1600', height: '900' };
const data: EditorData = {
  site: 'car-store-se',
  locale: 'sv-SE',
  path: '/om-nordvik',
  drafts: [],
  elsewhere: 0,
  editor: 'Eva',
  pictures: ['/-/jssmedia/cars/a.avif', '/-/jssmedia/cars/suv/b.avif'],
  blocks: [
    { uid: '', name: 'Om oss', item: 'PAGE', fields: [51] },
    { uid: 'u1', name: 'HeroBanner', item: 'HERO', fields: [1, 2, 3, 4, 5, 6] },
  ],
  fields: [
    field(51, 'metaTitle', 'text', 'Om oss'),
    field(1, 'Title', 'text', 'Bilar'),
    field(2, 'Text', 'rich', '<p>Två ord</p>'),
    field(3, 'Link', 'link', link),
    field(4, 'Image', 'image', image),
    field(5, 'HasMarginTop', 'flag', false),
    field(6, 'Hidden', 'multiline', ''),
  ],
};

beforeAll(() => {
  // Nothing has a size in this browser: everything is on screen, somewhere.
  const rect = new DOMRect(10, 20, 100, 30);
  Range.prototype.getBoundingClientRect = () => rect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  Element.prototype.checkVisibility = () => true;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

async function show(changes: Partial<EditorData> = {}, ...begin: UnknownAction[]) {
  const host = makeStore({ side: 'browser', ports: fakePorts(), page: aPage('one') });
  host.inject([editingFeature]);
  const actions: UnknownAction[] = [];
  const { dispatch } = host.store;
  for (const action of [editingActions.draftRead({ draft: null }), ...begin]) dispatch(action);
  jest.spyOn(host.store, 'dispatch').mockImplementation((action) => {
    actions.push(action);
    return dispatch(action);
  });
  const user = userEvent.setup();
  render(
    <Provider store={host.store}>
      <TextsProvider texts={pickTexts('sv', ['editing', 'frame', 'error'])} language="sv" locale="sv-SE">
        <main>
          <code {...{ chrometype: 'rendering', kind: 'open' }} id="u1" />
          <section>
            <h1>{marked('Bilar', 1)}</h1>
            <RichText html={markedWithin('<p>Två ord</p>', 2)} />
            <Link href="/kontakt">{marked('Kontakt', 3)}</Link>
            <img src="/-/jssmedia/cars/a.avif?w=640" alt="" />
            <form onSubmit={() => actions.push({ type: 'sent' })}>
              <button type="submit">Sök</button>
            </form>
          </section>
          <code {...{ chrometype: 'rendering', kind: 'close' }} />
        </main>
        <EditorLayer data={{ ...data, ...changes }} />
      </TextsProvider>
    </Provider>,
  );
  await screen.findByRole('region', { name: 'Redigering' });
  // Places are looked for with the next frame.
  await act(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
  return {
    user,
    actions,
    dispatch: (action: UnknownAction) => act(() => dispatch(action)),
    state: () => host.store.getState(),
  };
}
const types = (actions: UnknownAction[]): string[] => actions.map(({ type }) => type);

describe('the layer of an editor', () => {
  it('A-16 has a named button over every text, link and picture that the page shows, and one for each block', async () => {
    await show();
    for (const name of [
      'Ändra Title: Bilar',
      'Ändra Text: Två ord',
      'Ändra Link: Kontakt',
      'Ändra Image: /-/jssmedia/cars/a.avif',
      'Allt i HeroBanner',
    ])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Hidden/ })).toBeNull();
  });

  it('A-16 lets links and forms of the page rest', async () => {
    const { user, actions } = await show();
    const link = screen.getByRole('link', { name: /Kontakt/ });
    link.addEventListener('click', () => actions.push({ type: 'followed' }));
    await user.click(link);
    await user.click(screen.getByRole('button', { name: 'Sök' }));
    expect(actions).toEqual([]);
  });

  it('A-16 changes a text in its place: Enter saves, and focus goes back', async () => {
    const { user, actions, dispatch } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Title: Bilar' }));
    const box = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(box);
    await user.type(box, 'Fler bilar{Enter}');
    expect(actions.at(0)).toEqual(
      editingActions.fieldChosen({
        target: { item: 'HERO', name: 'Title', kind: 'text', value: 'Bilar', raw: 'Bilar' },
      }),
    );
    expect(actions.at(-1)).toEqual(editingActions.saveRequested({ value: 'Fler bilar' }));
    expect(screen.getByRole('button', { name: 'Sparar …' })).toHaveAttribute('aria-busy', 'true');
    dispatch(editingActions.saved());
    dispatch(editingActions.refreshed());
    expect(screen.getByRole('button', { name: 'Ändra Title: Bilar' })).toHaveFocus();
    expect(screen.getByText(/Sparat som utkast/)).toBeVisible();
  });

  it('A-16 puts who writes at the text at once, and saves nothing that was let go', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Title: Bilar' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await user.keyboard('!{Escape}');
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(types(actions)).toEqual(['editing/fieldChosen', 'editing/draftSaved', 'editing/editCancelled']);
  });

  it('A-16 reaches what the page does not show by its block: an empty text, a tick', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Allt i HeroBanner' }));
    const panel = screen.getByRole('dialog', { name: 'Allt i HeroBanner' });
    expect(
      within(panel)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual([
      'Ändra Title: Bilar',
      'Ändra Text: Två ord',
      'Ändra Link: Kontakt',
      'Ändra Image: /-/jssmedia/cars/a.avif',
      'Ändra HasMarginTop: Av',
      'Ändra Hidden: tomt',
    ]);
    await user.click(within(panel).getByRole('button', { name: 'Ändra HasMarginTop: Av' }));
    await user.click(screen.getByRole('checkbox', { name: 'HasMarginTop: På' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(editingActions.saveRequested({ value: true }));
  });

  it('A-16 changes a link by a small form, and keeps its other parts', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Link: Kontakt' }));
    const panel = screen.getByRole('dialog', { name: 'HeroBanner, Link' });
    const address = within(panel).getByRole('textbox', { name: 'Adress' });
    expect(within(panel).getByRole('link', { name: 'Gå till den sidan och redigera där' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
    await user.clear(address);
    await user.type(address, 'https://x.example');
    await user.click(within(panel).getByRole('checkbox', { name: 'Öppna i nytt fönster' }));
    await user.click(within(panel).getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(
      editingActions.saveRequested({ value: { ...link, href: 'https://x.example', target: '_blank' } }),
    );
  });

  it('A-16 fields are in the order of the page, wherever they are on the screen: scrolling moves none within the document', async () => {
    Object.defineProperty(HTMLImageElement.prototype, 'getBoundingClientRect', {
      configurable: true,
      value: () => new DOMRect(10, -500, 100, 30),
    });
    await show().finally(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'getBoundingClientRect'));
    const names = screen
      .getAllByRole('button', { name: /^Ändra / })
      .map((one) => one.getAttribute('aria-label')?.split(':')[0]);
    expect(names).toEqual(['Ändra Title', 'Ändra Text', 'Ändra Link', 'Ändra Image']);
  });

  it('A-16 stores no draft without a change', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Title: Bilar' }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(editingActions.editCancelled());
  });

  it('A-16 a text that is edited as markup is focused once it is there, and no button of the form before', async () => {
    const table = '<table><tr><td>Två</td></tr></table>';
    const { user } = await show({
      fields: data.fields.map((one) => (one.id === 2 ? { ...one, value: table, raw: table } : one)),
    });
    await user.click(screen.getByRole('button', { name: 'Ändra Text: Två' }));
    expect(screen.getByRole('button', { name: 'Spara' })).not.toHaveFocus();
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveFocus();
  });

  it('A-16 from a field that the page does not show the focus goes back to its block', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Allt i HeroBanner' }));
    await user.click(screen.getByRole('button', { name: /^Ändra HasMarginTop/ }));
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(screen.getByRole('button', { name: 'Allt i HeroBanner' })).toHaveFocus();
  });

  it('A-16 chooses a picture from the media path', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Image: /-/jssmedia/cars/a.avif' }));
    await user.type(screen.getByRole('searchbox', { name: 'Sök bland bilderna' }), 'suv');
    const list = screen.getByRole('list', { name: 'Bilder att välja' });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    const shows = screen.getByRole('textbox', { name: 'Vad bilden visar' });
    await user.type(shows, 'Den gamla');
    await user.click(within(list).getByRole('button', { name: 'cars/suv/b' }));
    expect(shows).toHaveValue('');
    await user.type(shows, 'En bil');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(
      editingActions.saveRequested({
        value: { src: '/-/jssmedia/cars/suv/b.avif', alt: 'En bil', width: '', height: '' },
      }),
    );
  });

  const tags = {
    choices: [
      { path: 'Data/Tags/elbil', name: 'Elbil' },
      { path: 'Data/Tags/vinter', name: 'Vinter' },
      { path: 'Data/Tags/verkstad', name: 'Verkstad' },
    ],
  };
  const file = {
    src: '/-/jssmedia/prislista.pdf',
    title: 'Prislista',
    extension: 'pdf',
    mimeType: 'application/pdf',
    size: '1200',
  };
  it.each<
    [
      kind: EditField['kind'],
      given: EditField['value'],
      more: Partial<EditField>,
      act: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
      saved: EditField['value'],
    ]
  >([
    [
      'file',
      file,
      {},
      async (user) => {
        await user.clear(screen.getByRole('textbox', { name: 'Filens adress' }));
        await user.type(screen.getByRole('textbox', { name: 'Filens adress' }), '/-/jssmedia/ny.DOCX');
      },
      { ...file, src: '/-/jssmedia/ny.DOCX', extension: 'docx', mimeType: '', size: '' },
    ],
    [
      'day',
      '2026-10-01',
      {},
      async () => {
        fireEvent.change(screen.getByLabelText('F'), { target: { value: '2026-12-24' } });
      },
      '2026-12-24',
    ],
    [
      'moment',
      '2026-10-01T09:00:00Z',
      {},
      async () => {
        fireEvent.change(screen.getByLabelText('F, tid i UTC'), { target: { value: '2026-12-24T15:30' } });
      },
      '2026-12-24T15:30:00Z',
    ],
    [
      'moment',
      '2026-10-01T09:00:00Z',
      {},
      async () => {
        fireEvent.change(screen.getByLabelText('F, tid i UTC'), { target: { value: '' } });
      },
      '',
    ],
    [
      'choice',
      'White',
      {
        choices: [
          { path: 'Black', name: 'Black' },
          { path: 'White', name: 'White' },
        ],
      },
      async (user) => {
        await user.selectOptions(screen.getByRole('combobox', { name: 'F' }), 'Black');
      },
      'Black',
    ],
    [
      'choice',
      'Pink',
      { choices: [{ path: 'Black', name: 'Black' }] },
      async (user) => {
        expect(screen.getByRole('combobox', { name: 'F' })).toHaveDisplayValue('Pink');
        await user.selectOptions(screen.getByRole('combobox', { name: 'F' }), 'Som vanligt');
      },
      '',
    ],
    [
      'many',
      ['Data/Tags/vinter', 'Data/Tags/elbil'],
      tags,
      async (user) => {
        const list = await screen.findByRole('listbox', { name: 'F' });
        expect(
          within(list)
            .getAllByRole('option', { selected: true })
            .map(({ textContent }) => textContent),
        ).toEqual(['Elbil', 'Vinter']);
        await user.click(within(list).getByRole('option', { name: 'Verkstad' }));
        await user.click(within(list).getByRole('option', { name: 'Elbil' }));
      },
      ['Data/Tags/vinter', 'Data/Tags/verkstad'],
    ],
    [
      'one',
      ['Data/Tags/vinter'],
      tags,
      async (user) => {
        await screen.findByRole('listbox', { name: 'F' });
        await user.click(screen.getByRole('option', { name: 'Elbil' }));
      },
      ['Data/Tags/elbil'],
    ],
    [
      'one',
      [],
      { choices: Array.from({ length: 12 }, (_, index) => ({ path: `Home/p${index}`, name: `Sida ${index}` })) },
      async (user) => {
        await screen.findByRole('listbox', { name: 'F' });
        await user.type(screen.getByRole('searchbox', { name: 'Sök' }), 'p11');
        await user.keyboard('{Tab}{Enter}');
      },
      ['Home/p11'],
    ],
    [
      'pairs',
      [['car_fuel', 'El']],
      {},
      async (user) => {
        await user.click(screen.getByRole('button', { name: 'Lägg till en rad' }));
        await user.type(screen.getByRole('textbox', { name: 'Namn 2' }), 'car_brand');
        await user.type(screen.getByRole('textbox', { name: 'Värde 2' }), 'Kia');
        await user.click(screen.getByRole('button', { name: 'Ta bort rad 1' }));
      },
      [['car_brand', 'Kia']],
    ],
    [
      'formFields',
      '[{ "name": "topic", "type": "radio", "label": "Vad?", "options": ["Köp", "Annat"] }, { "name": "old", "type": "text", "label": "Bort" }]',
      {},
      async (user) => {
        await screen.findByRole('group', { name: 'F' });
        const rename = screen.getByRole('textbox', { name: 'Fråga 1' });
        await user.clear(rename);
        await user.type(rename, 'Vad gäller det?');
        await user.click(screen.getByRole('button', { name: 'Ta bort fråga 2' }));
        await user.click(screen.getByRole('button', { name: 'Lägg till en fråga' }));
        await waitFor(() => expect(screen.getByRole('textbox', { name: 'Fråga 2' })).toHaveFocus());
        await user.type(screen.getByRole('textbox', { name: 'Fråga 2' }), 'Vad då?');
        await user.selectOptions(screen.getByRole('combobox', { name: 'Visas om, fråga 2' }), 'Vad gäller det? Annat');
        await user.click(screen.getByRole('checkbox', { name: 'Fråga 2 måste besvaras' }));
        await user.click(screen.getByRole('button', { name: 'Lägg till en fråga' }));
        await user.type(screen.getByRole('textbox', { name: 'Fråga 3' }), 'Betyg');
        await user.selectOptions(screen.getByRole('combobox', { name: 'Slag, fråga 3' }), 'Betyg');
        await user.click(screen.getByRole('button', { name: 'Flytta upp fråga 3' }));
      },
      [
        '[',
        '  {"name":"topic","type":"radio","label":"Vad gäller det?","options":["Köp","Annat"]},',
        '  {"name":"betyg","type":"rating","label":"Betyg","max":5},',
        '  {"name":"vad-da","type":"text","label":"Vad då?","required":true,"when":{"field":"topic","value":"Annat"}}',
        ']',
      ].join('\n'),
    ],
    [
      'formFields',
      '[{ "name": "day", "type": "date", "label": "Dag" }, { "name": "time", "type": "time", "label": "Tid" }]',
      {},
      async (user) => {
        await user.type(
          await screen.findByRole('textbox', { name: 'Öppna dagar och tider på var sin rad, fråga 1' }),
          'fredag: 17–21{Enter}24 december: stängt',
        );
        const notice = screen.getByRole('spinbutton', { name: 'Timmar i förväg, fråga 1' });
        await user.clear(notice);
        await user.type(notice, '2');
        await user.selectOptions(screen.getByRole('combobox', { name: 'Dag som tiden hör till, fråga 2' }), 'Dag');
      },
      [
        '[',
        '  {"name":"day","type":"date","label":"Dag","open":{"days":90,"notice":2,"hours":["fredag: 17–21","24 december: stängt"]}},',
        '  {"name":"time","type":"time","label":"Tid","day":"day"}',
        ']',
      ].join('\n'),
    ],
  ])('A-16 changes a field of the kind %s', async (kind, given, more, act_, saved) => {
    const { user, actions } = await show({
      fields: [field(1, 'F', kind, given, more)],
      blocks: [{ uid: 'u1', name: 'CarTeaser', item: 'HERO', fields: [1] }],
    });
    await user.click(screen.getByRole('button', { name: 'Allt i CarTeaser' }));
    await user.click(screen.getByRole('button', { name: /^Ändra F: / }));
    await act_(user);
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toEqual(editingActions.saveRequested({ value: saved }));
  });

  it('A-16 closes a panel by Escape unless something was changed', async () => {
    const { user, actions } = await show();
    await user.click(screen.getByRole('button', { name: 'Ändra Link: Kontakt' }));
    await user.type(screen.getByRole('textbox', { name: 'Adress' }), 'x');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'HeroBanner, Link' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Adress' }), '{Backspace}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(actions.at(-1)).toEqual(editingActions.editCancelled());
  });
});

describe('the editor’s bar', () => {
  const drafts = [{ item: 'HERO', name: 'Title', editor: 'Eva', change: 4 }];
  const bar = () => within(screen.getByRole('region', { name: 'Redigering' }));

  it('A-16 shows the page and that it has no changes; then there is nothing to publish', async () => {
    const { user, actions } = await show();
    expect(bar().getByText('Om oss · sv-SE')).toBeVisible();
    expect(bar().getByRole('status')).toHaveTextContent('Inga opublicerade ändringar');
    for (const name of ['Publicera', 'Kasta ändringar']) await user.click(bar().getByRole('button', { name }));
    expect(actions).toEqual([]);
    const form = bar().getByRole('button', { name: 'Lämna' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/editing/leave']);
    expect(form && [...new FormData(form)]).toEqual([['route', '/om-nordvik']]);
  });

  const change = (item: string, name: string, more: Partial<DraftChange> = {}): DraftChange => ({
    item,
    name,
    label: name,
    block: 'HeroBanner',
    page: { item: 'PAGE', name: 'Om oss', path: '/om-nordvik' },
    pages: 1,
    editor: 'Eva',
    changedAt: '2026-11-20T12:00:00.000Z',
    change: 4,
    before: 'Förr',
    after: 'Nu',
    restored: null,
    ...more,
  });
  const changes = [
    change('FOOT', 'Text', { block: 'Footer', page: null, pages: 214, change: 9 }),
    change('HERO', 'Title'),
    change('HERO', 'Text', { editor: 'Olle', before: '', after: 'Två ord' }),
    change('OTHER', 'Title', { page: { item: 'X', name: 'Kontakt', path: '/kontakt' } }),
  ];
  const loaded = (more: Partial<LoadedChanges> = {}) =>
    editingActions.changesLoaded({ changes, editor: 'Eva', warnings: [], checked: true, ...more });
  const publishing = editingActions.publishRequested({ page: 'PAGE' });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Publicera ändringar' }));

  it('A-16 requests the changes, and ignores a second press', async () => {
    const { user, actions } = await show({ drafts, elsewhere: 2 });
    expect(bar().getByRole('status')).toHaveTextContent('1 opublicerad ändring · 2 på andra sidor');
    await user.dblClick(bar().getByRole('button', { name: 'Publicera' }));
    expect(actions).toEqual([publishing]);
    expect(bar().getByRole('status')).toHaveTextContent('Hämtar ändringarna …');
  });

  it('A-16 lists what, who and when by page, and has the editor’s own changes of this page chosen', async () => {
    const { user, actions } = await show({ drafts }, publishing, loaded());
    expect(
      dialog()
        .getAllByRole('group')
        .map((one) => one.querySelector('legend')?.textContent),
    ).toEqual(['Den här sidan', 'Gemensamt för alla sidor', 'Kontakt']);
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^HeroBanner, TitleEva, 2026-11-20 \d\d:00Förut: FörrNu: Nu$/),
      expect.stringMatching(/^HeroBanner, TextOlle, .*Förut: tomtNu: Två ord$/),
      expect.stringMatching(/^Footer, TextEva, .*Syns på 214 sidor$/),
      expect.stringMatching(/^HeroBanner, TitleEva, /),
    ]);
    expect(dialog().getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await user.click(dialog().getByRole('checkbox', { name: 'Footer, Text' }));
    await user.click(dialog().getByRole('button', { name: 'Publicera 2 ändringar' }));
    expect(actions).toEqual([
      editingActions.publishConfirmed({
        fields: [
          { item: 'FOOT', fields: ['Text'] },
          { item: 'HERO', fields: ['Title'] },
        ],
        seen: 9,
      }),
    ]);
    expect(dialog().getByRole('button', { name: 'Publicerar …' })).toHaveAttribute('aria-busy', 'true');
  });

  it('A-16 chooses all or none; without a choice nothing is published', async () => {
    const { user, actions } = await show({ drafts }, publishing, loaded());
    const all = dialog().getByRole('checkbox', { name: 'Alla ändringar' });
    await user.click(all);
    expect(dialog().getByRole('button', { name: 'Publicera 4 ändringar' })).toBeVisible();
    await user.click(all);
    await user.click(dialog().getByRole('button', { name: 'Välj minst en ändring.' }));
    expect(actions).toEqual([]);
  });

  it('A-16 chooses the fields of a restored version together, and says so', async () => {
    const both = [
      change('HERO', 'Title', { restored: 1 }),
      change('HERO', 'Text', { restored: 1 }),
      change('HERO', 'Link'),
    ];
    const { user } = await show({ drafts }, publishing, loaded({ changes: both }));
    expect(dialog().getAllByText('Kom med version 1: fälten följs åt.')).toHaveLength(2);
    await user.click(dialog().getByRole('checkbox', { name: 'HeroBanner, Text' }));
    expect(
      dialog()
        .getAllByRole('checkbox', { checked: true })
        .map((one) => one.closest('label')?.textContent),
    ).toEqual(['HeroBanner, Link']);
  });

  const warnings = [
    { rule: 'altMissing', item: 'HERO', name: 'Image', params: {} },
    { rule: 'pageUntranslated', item: 'PAGE', name: '', params: { language: 'English' } },
  ] as const;

  it('A-16 lists before publishing what the page lacks, each with a link to its field', async () => {
    const { user, actions } = await show({ drafts }, publishing, loaded({ changes: [], warnings }));
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'HeroBanner, ImageBilden saknar ord för den som inte ser den.Rätta Image i HeroBanner',
      'SidanSidan saknas på ett annat av webbplatsens språk: English.',
    ]);
    await user.click(dialog().getByRole('button', { name: 'Rätta Image i HeroBanner' }));
    expect(actions).toEqual([
      editingActions.fieldChosen({
        target: { item: 'HERO', name: 'Image', kind: 'image', value: image, raw: String(image) },
      }),
    ]);
    expect(screen.getByRole('textbox', { name: 'Vad bilden visar' })).toHaveFocus();
  });

  it('A-16 chooses and publishes despite warnings, by the keyboard alone', async () => {
    const { user, actions } = await show({ drafts }, publishing, loaded({ changes: changes.slice(1, 2), warnings }));
    expect(dialog().getByRole('checkbox', { name: 'HeroBanner, Title' })).toHaveFocus();
    await user.tab();
    expect(dialog().getByRole('button', { name: 'Rätta Image i HeroBanner' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(types(actions)).toEqual(['editing/publishConfirmed']);
  });

  it('A-16 checks again where the page could not be checked', async () => {
    const { user, actions } = await show({ drafts }, publishing, loaded({ checked: false }));
    expect(screen.getByRole('alert')).toHaveTextContent(/gick inte att gå igenom/);
    await user.click(screen.getByRole('button', { name: 'Gå igenom igen' }));
    expect(actions).toEqual([publishing]);
  });

  it('A-16 loads the list again when something chosen changed meanwhile', async () => {
    const chosen = { fields: [{ item: 'HERO', fields: ['Title'] }], seen: 4 };
    const { user, actions } = await show(
      { drafts },
      publishing,
      loaded(),
      editingActions.publishConfirmed(chosen),
      editingActions.publishFailed(failed('CHANGED_MEANWHILE')),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/Någon har ändrat det du valde/);
    await user.click(dialog().getByRole('button', { name: 'Hämta igen' }));
    expect(actions).toEqual([publishing]);
  });

  it('A-16 shows how many pages are rendered again, and those that wait for a visitor', async () => {
    const publication = { id: 'p', pages: 214, done: 12, failed: 0 };
    const { dispatch } = await show(
      { drafts: [] },
      publishing,
      loaded(),
      editingActions.publishConfirmed({ fields: [], seen: 9 }),
      editingActions.published({ publication }),
      editingActions.refreshed(),
    );
    expect(bar().getByText(/12 av 214 sidor klara/)).toBeVisible();
    dispatch(editingActions.publicationAdvanced({ ...publication, done: 213, failed: 1 }));
    expect(bar().getByText(/213 av 214 sidor klara · 1 sida förnyas när någon besöker den/)).toBeVisible();
    dispatch(editingActions.publicationAdvanced({ ...publication, id: 'older', done: 3 }));
    expect(bar().getByText(/213 av 214/)).toBeVisible();
  });

  it('A-16 offers what to discard', async () => {
    const { user, actions } = await show({ drafts }, editingActions.discardRequested(), loaded());
    const panel = within(screen.getByRole('dialog', { name: 'Kasta ändringarna?' }));
    await user.click(panel.getByRole('button', { name: 'Kasta 1 ändring' }));
    expect(actions).toEqual([
      editingActions.discardConfirmed({ fields: [{ item: 'HERO', fields: ['Title'] }], seen: 9 }),
    ]);
  });

  it('A-16 says on how many pages a change shows, and who has an unpublished one, before anything is typed', async () => {
    const { user } = await show({
      drafts: [{ item: 'HERO', name: 'Title', editor: 'Olle', change: 4 }],
      fields: data.fields.map((one) =>
        one.id === 1 ? { ...one, pages: 214, label: 'Rubrik', help: 'Högst sextio tecken.' } : one,
      ),
    });
    await user.click(screen.getByRole('button', { name: 'Ändra Rubrik: Bilar' }));
    expect(screen.getByRole('textbox', { name: 'Rubrik' })).toHaveFocus();
    expect(screen.getByText('Högst sextio tecken.')).toBeVisible();
    expect(screen.getByText('Ändringen syns på 214 sidor.')).toBeVisible();
    expect(screen.getByText('Olle har ändrat det här utan att publicera det än.')).toBeVisible();
  });

  it('A-16 shows the versions of a block and brings one back', async () => {
    const { user, actions, dispatch } = await show({ drafts });
    await user.click(bar().getByRole('button', { name: 'Versioner' }));
    dispatch(
      editingActions.versionsLoaded({
        versions: [
          { version: 2, state: 'published', editor: 'Eva', publisher: 'Per', savedAt: '2026-11-20T12:00:00.000Z' },
          { version: 1, state: 'replaced', editor: '', publisher: '', savedAt: null },
        ],
      }),
    );
    const panel = within(screen.getByRole('dialog', { name: 'Versioner' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Version 2 \(publicerad\)2026-11-20 \d\d:00, Eva, publicerad av Per$/),
      'Version 1 (tidigare)som levereradHämta version 1',
    ]);
    expect(panel.getByRole('combobox', { name: 'Versioner av' })).toHaveDisplayValue('HeroBanner: Bilar');
    await user.click(panel.getByRole('button', { name: 'Hämta version 1' }));
    expect(actions).toEqual([
      editingActions.versionsRequested({ item: 'HERO' }),
      editingActions.restoreRequested({ version: 1 }),
    ]);
  });

  it('A-16 begins with the versions of what was saved last, then of the newest draft, and calls an item without a text by its link', async () => {
    const contact = { ...field(7, 'Link', 'link', link), item: 'CONTACT' };
    const two = {
      fields: [...data.fields, contact],
      blocks: [...data.blocks, { uid: 'u2', name: 'Footer', item: 'FOOTER', fields: [7] }],
      drafts: [...drafts, { ...drafts[0]!, item: 'CONTACT', change: 5 }],
    };
    const target = (item: string) => ({ target: { item, name: 'Link', kind: 'link', value: link, raw: '' } as const });
    const saved = [
      editingActions.fieldChosen(target('HERO')),
      editingActions.saveRequested({ value: link }),
      editingActions.saved(),
      editingActions.refreshed(),
      editingActions.fieldChosen(target('CONTACT')),
      editingActions.editCancelled(),
    ];
    const { user, actions, dispatch } = await show(two);
    await user.click(bar().getByRole('button', { name: 'Versioner' }));
    expect(actions).toEqual([editingActions.versionsRequested({ item: 'CONTACT' })]);
    expect(screen.getByRole('combobox', { name: 'Versioner av' })).toHaveDisplayValue('Footer: Kontakt');
    for (const action of [editingActions.dialogClosed(), ...saved]) dispatch(action);
    await user.click(bar().getByRole('button', { name: 'Versioner' }));
    expect(actions.at(-1)).toEqual(editingActions.versionsRequested({ item: 'HERO' }));
  });

  it('F-04 lists at the list of cars what visitors typed in vain, and begins an alias with such a word', async () => {
    const aliases = field(52, 'Aliases', 'pairs', [['bubblan', 'volkswagen beetle']], { label: 'Sökord' });
    const { user, actions } = await show({
      fields: [...data.fields, aliases],
      blocks: data.blocks.map((block) => (block.uid === '' ? { ...block, fields: [51, 52] } : block)),
      unfound: [{ word: 'pappabil', times: 12, days: 4 }],
    });
    await user.click(screen.getByRole('button', { name: 'Sidans uppgifter' }));
    expect(screen.getByText('12 sökningar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Lägg till ”pappabil” som alias' }));
    const means = screen.getByRole('textbox', { name: 'Värde 2' });
    expect(screen.getByRole('textbox', { name: 'Namn 2' })).toHaveValue('pappabil');
    await waitFor(() => expect(means).toHaveFocus());
    await user.type(means, 'familjebil');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(actions.at(-1)).toMatchObject({
      type: 'editing/saveRequested',
      payload: {
        value: [
          ['bubblan', 'volkswagen beetle'],
          ['pappabil', 'familjebil'],
        ],
      },
    });
  });

  it('A-16 opens the fields of the page’s head', async () => {
    const { user, actions } = await show();
    await user.click(bar().getByRole('button', { name: 'Sidans uppgifter' }));
    await user.click(screen.getByRole('button', { name: 'Ändra metaTitle: Om oss' }));
    expect(actions).toEqual([expect.objectContaining({ type: 'editing/fieldChosen' })]);
    expect(screen.getByRole('dialog', { name: 'Sidan, metaTitle' })).toBeVisible();
  });
});

describe('blocks that the page does not show', () => {
  it('A-16 are reached from the page’s own fields', async () => {
    const { user } = await show({
      fields: [...data.fields, { ...field(8, 'Title', 'text', ''), item: 'EMPTY', label: 'Rubrik' }],
      blocks: [...data.blocks, { uid: 'u9', name: 'Blurb', item: 'EMPTY', fields: [8] }],
    });
    await user.click(screen.getByRole('button', { name: 'Sidans uppgifter' }));
    const panel = within(screen.getByRole('dialog', { name: 'Allt i Sidan' }));
    expect(panel.getByRole('heading', { name: 'Block som inte syns på sidan' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Allt i HeroBanner' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Allt i Blurb' }));
    await user.click(screen.getByRole('button', { name: 'Ändra Rubrik: tomt' }));
    expect(screen.getByRole('textbox', { name: 'Rubrik' })).toHaveFocus();
  });
});

describe('an editor whose request fails', () => {
  const target = { item: 'HERO', name: 'Title', kind: 'text', value: 'Bilar', raw: 'Bilar' } as const;

  it.each<[code: ErrorCode, params: Record<string, string>, words: RegExp, way: string | null]>([
    ['NETWORK_LOST', {}, /Det du skrev finns kvar/, null],
    ['UNAUTHORIZED', {}, /Din inloggning har gått ut/, '/api/editing/open?route=%2Fom-nordvik'],
    ['BAD_REQUEST', { message: 'Title is too long.' }, /Så kan det inte stå: Title is too long/, null],
    ['BAD_REQUEST', { reason: 'recipient', allowed: 'a.example' }, /bara till adresser hos a\.example/, null],
    ['BAD_REQUEST', { reason: 'choice', allowed: 'Page, Popup' }, /Välj ett av dessa: Page, Popup/, null],
    ['BAD_REQUEST', { reason: 'tagManager', allowed: 'GTM-ABC123' }, /ser ut som GTM-ABC123/, null],
    ['CHANGED_MEANWHILE', { now: 'Olles ord', editor: 'Olle' }, /^Olle har ändrat det här .* Olles ord/, null],
    ['CHANGED_MEANWHILE', { now: 'Olles ord' }, /^Okänd redaktör har ändrat det här/, null],
    ['UNEXPECTED', {}, /Inget är förlorat/, null],
  ])('A-16 reads what went wrong (%s), with what was draftSaved still there', async (code, actions, message, way) => {
    await show(
      {},
      editingActions.fieldChosen({ target }),
      editingActions.saveRequested({ value: 'Mitt' }),
      editingActions.saveFailed(failed(code, actions)),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mitt');
    expect(screen.queryByRole('link', { name: 'Öppna igen' })?.getAttribute('href') ?? null).toBe(way);
  });

  it('L-03 fields of a form that are no JSON stay text, and say what is wrong', async () => {
    const { user } = await show(
      {
        fields: [field(1, 'F', 'formFields', '[{ "name": "a" }]')],
        blocks: [{ uid: 'u1', name: 'OnlineForm', item: 'HERO', fields: [1] }],
      },
      editingActions.fieldChosen({
        target: { item: 'HERO', name: 'F', kind: 'formFields', value: '[{ "name": "a" }]', raw: '' },
      }),
    );
    expect(await screen.findByText(/a field needs a/)).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'F' }));
    expect(screen.getByRole('textbox', { name: 'F' })).toHaveValue('');
  });

  it.each<[kind: EditField['kind'], value: EditField['value'], why: RegExp]>([
    ['link', link, /Skriv en adress: \/sida på webbplatsen/],
    ['image', image, /Skriv en adress på webbplatsen/],
    ['number', 'x', /Skriv ett tal/],
    ['day', 'x', /Skriv ett datum/],
    ['pairs', [['', 'x']], /Varje rad behöver ett namn/],
  ])('A-16 reads what fits into a %s that was refused', async (kind, value, why) => {
    await show(
      { fields: [field(1, 'F', kind, value)], blocks: [{ uid: 'u1', name: 'CarTeaser', item: 'HERO', fields: [1] }] },
      editingActions.fieldChosen({ target: { item: 'HERO', name: 'F', kind, value, raw: '' } }),
      editingActions.saveRequested({ value }),
      editingActions.saveFailed(failed('BAD_REQUEST', { message: 'F wants something.' })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    expect(screen.getByRole('alert')).not.toHaveTextContent('wants');
  });
});
