import { basename, join } from 'node:path';
import { bindingFileOf, everyBinding, flowSliceFiles } from '@test/kit/bindings';
import { filesEnding } from '@test/kit/flowFiles';
import { casesOf } from '@/machine/cases';
import { check } from '@/machine/check';
import type { FlowSpec } from '@/machine/flow.types';
import { step } from '@/machine/step';
import { isFlow } from '@/machine/isFlow';

const root = join(__dirname, '../..');
const exportsOf = (file: string): unknown[] =>
  Object.values(jest.requireActual<Record<string, unknown>>(join(root, file)));
const flowsIn = (file: string): FlowSpec[] => exportsOf(file).filter(isFlow);

const flowFiles = filesEnding(root, ['src/features', 'src/blocks'], '.flow.ts');

describe('every flow of the product', () => {
  it('M-01 is found: no flow file is empty', () => {
    expect(flowFiles.length).toBeGreaterThan(0);
    expect(flowFiles.filter((file) => flowsIn(file).length === 0)).toEqual([]);
  });

  describe.each(flowFiles.flatMap((file) => flowsIn(file).map((flow) => ({ id: flow.id, flow }))))(
    '$id',
    ({ flow }) => {
      it('M-01 passes the model check: every state is reached, left and handled', () => {
        expect(check(flow)).toEqual([]);
      });

      it.each(casesOf(flow))('M-01 steps $title', ({ from, event, guards, to }) => {
        expect(step(flow, from, event, (guard) => guards[guard] ?? false)).toEqual({ state: to });
      });
    },
  );
});

const slices = flowSliceFiles(root);
const bindings = everyBinding(root).map((binding) => ({ id: binding.flow.id, binding }));

describe('every slice with a flow', () => {
  it('M-01 has a binding, so that its edges are played on its real reducer', () => {
    expect(
      slices.filter((file) => !bindings.some(({ id }) => basename(file) === `${id}.slice.ts`)).map(bindingFileOf),
    ).toEqual([]);
  });

  describe.each(bindings)('$id', ({ binding }) => {
    it.each(binding.edges)('M-01 plays $title', ({ run, to }) => {
      expect(run().flowState).toEqual({ value: to, entered: 8, refused: null });
    });

    for (const { title, run, from } of binding.strays) {
      it(`M-01 ${title}, notes it and changes nothing else`, () => {
        const { before, after, flowState } = run();
        expect(flowState).toMatchObject({ value: from, entered: 7, refused: { state: from } });
        expect(after).toEqual({ ...Object(before), flow: flowState });
      });
    }
  });
});
