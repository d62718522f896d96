import { createShare } from '@/adapters/browser/share';

const LIST = '/kop-bil?car_brand=Volvo';
const ABSOLUTE = `https://test.example${LIST}`;

interface Given {
  share?: (page: ShareData) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
  coarse?: boolean;
}

/** The browser APIs that the adapter uses. */
function browser({ share, writeText, coarse = true }: Given): Window {
  const navigator = { ...(share ? { share } : {}), ...(writeText ? { clipboard: { writeText } } : {}) };
  return Object.assign(Object.create(null), {
    navigator,
    location: { href: 'https://test.example/om' },
    document: { title: 'Alla bilar' },
    matchMedia: () => ({ matches: coarse }),
  });
}

const aborted = () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));
const broken = () => Promise.reject(new Error('NotAllowedError'));

describe('passing an address on', () => {
  it('F-03 uses the share dialog of a touch device', async () => {
    const [share, writeText] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    await expect(createShare(browser({ share, writeText })).share(LIST)).resolves.toEqual({
      how: 'shared',
      address: ABSOLUTE,
    });
    expect(share).toHaveBeenCalledWith({ title: 'Alla bilar', url: ABSOLUTE });
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each<[string, Given, string]>([
    [
      'a desktop computer copies',
      { share: async () => undefined, writeText: async () => undefined, coarse: false },
      'copied',
    ],
    ['a phone without sharing copies', { writeText: async () => undefined }, 'copied'],
    ['a closed sharing dialog is a result', { share: aborted, writeText: async () => undefined }, 'closed'],
    ['copies where sharing fails', { share: broken, writeText: async () => undefined }, 'copied'],
    ['a clipboard that refuses: to be copied by hand', { writeText: broken }, 'refused'],
    ['the same without a clipboard', {}, 'refused'],
  ])('F-03 %s', async (_, given, how) => {
    await expect(createShare(browser(given)).share(LIST)).resolves.toEqual({ how, address: ABSOLUTE });
  });
});
