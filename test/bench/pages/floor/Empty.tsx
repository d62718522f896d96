import createCache from '@emotion/cache';
import { CacheProvider, css, keyframes } from '@emotion/react';
import {
  combineSlices,
  configureStore,
  createAction,
  createSlice,
  prepareAutoBatched,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { normalize, schema } from 'normalizr';
import { useState } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import createSagaMiddleware, { eventChannel, type Task } from 'redux-saga';
import { call, cancel, delay, fork, getContext, put, race, select, spawn, take } from 'redux-saga/effects';
import { createSelector } from 'reselect';

/* An empty page with the stack of every page: what the frameworks cost before there is anything to see. */

interface Thing {
  id: string;
}

const thing = new schema.Entity<Thing>('things');
const requested = createAction('things/requested', prepareAutoBatched<string>());
const slice = createSlice({
  name: 'things',
  initialState: { ids: [] as string[] },
  reducers: {
    arrived: (state, { payload }: PayloadAction<string[]>) => {
      state.ids = payload;
    },
  },
});
const root = combineSlices(slice);
type State = ReturnType<typeof root>;
const selectCount = createSelector([(state: State) => state.things.ids], (ids) => ids.length);

function* respond(id: string): Generator {
  const { ids } = (yield race({ ids: call(() => normalize([{ id }], [thing]).result), timedOut: delay(1000) })) as {
    ids?: string[];
  };
  if (ids) yield put(slice.actions.arrived(ids));
}

function* watch(): Generator {
  const channel = eventChannel<string>(() => () => undefined);
  const patience = yield getContext('patience');
  for (;;) {
    const { payload } = (yield take(requested)) as ReturnType<typeof requested>;
    const task = (yield fork(respond, payload)) as Task;
    if ((yield select(selectCount)) === patience) {
      yield cancel(task);
      channel.close();
    }
  }
}

function makeStore() {
  const sagas = createSagaMiddleware({ context: { patience: 3 } });
  const store = configureStore({ reducer: root, middleware: (defaults) => defaults({ thunk: false }).concat(sagas) });
  sagas.run(function* all() {
    yield spawn(watch);
  });
  return store;
}

const styles = css({ animation: `${keyframes({ from: { opacity: 0 } })} 1s` });

function Count() {
  const dispatch = useDispatch();
  const count = useSelector(selectCount);
  return (
    <main css={styles} onPointerEnter={() => dispatch(requested('1'))}>
      {count}
    </main>
  );
}

export function Empty() {
  const [cache] = useState(() => createCache({ key: 'floor' }));
  const [store] = useState(makeStore);
  return (
    <CacheProvider value={cache}>
      <Provider store={store}>
        <Count />
      </Provider>
    </CacheProvider>
  );
}
