import { createEditorPorts } from '@/store/editorPorts';

describe("the editor's page after a deployment", () => {
  it.each([
    ['shows its new data without a new document while its build is served', () => Promise.resolve(true), true, 0],
    ['is loaded again where its build is no longer served', () => Promise.reject(new Error('same URL')), false, 1],
  ])('A-16 J-11 %s', async (_, replace, shown, reloads) => {
    const reload = jest.fn();
    const { editing } = createEditorPorts({ asPath: '/om-oss', replace }, reload);
    expect(await editing?.refresh()).toBe(shown);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});
