import { expectSaga } from 'redux-saga-test-plan';
import { getContext } from 'redux-saga-test-plan/matchers';
import { attempt } from '@/effects/attempt';
import { put, type Saga } from '@/effects/sagaEffects';
import { failed, ok, type Result } from '@/errors/result';
import { fakePorts } from '@test/kit/fakePorts';

function* report(run: (signal: AbortSignal) => Promise<Result<string>>): Saga {
  const result = yield* attempt(run, { limitMs: 1_000, where: 'test' });
  yield* put({
    type: result.ok ? 'told/arrived' : 'told/failed',
    payload: result.ok ? result.value : result.error.code,
  });
}

const reported = (run: (signal: AbortSignal) => Promise<Result<string>>) =>
  expectSaga(report, run).provide([[getContext('ports'), fakePorts()]]);

describe("attempt in a saga, through the library's own runner", () => {
  it('M-01 a success becomes an action', () =>
    reported(async () => ok('a car'))
      .put({ type: 'told/arrived', payload: 'a car' })
      .run());

  it('M-01 a failure without retries becomes its action at once', () =>
    reported(async () => failed('BAD_REQUEST'))
      .put({ type: 'told/failed', payload: 'BAD_REQUEST' })
      .run());

  it('M-01 an exception becomes UNEXPECTED, not a broken saga', () =>
    reported(async () => {
      throw new Error('unheard of');
    })
      .put({ type: 'told/failed', payload: 'UNEXPECTED' })
      .run());
});
