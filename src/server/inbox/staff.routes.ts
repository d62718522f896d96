import { array, object, string, type Schema } from 'yup';
import { NAME_LENGTH } from '@/domain/forms/contact';
import { emailField } from '@/domain/forms/fields.schema';
import { STAFF_ROLES } from '@/domain/inbox/inbox';
import { isSiteName } from '@/sites/sites';
import { jsonBody } from '../http/jsonBody';
import { createOperatorRoutes, type OperatorKey } from '../http/operatorOnly';
import type { NewMember, StaffStore } from './staff.store';

const BODY_BYTES = 16_384;

/** Messages are for operators. */
export const memberSchema = object({
  email: emailField(),
  name: string().trim().required('a name is missing').max(NAME_LENGTH, 'the name is too long'),
  role: string().oneOf(STAFF_ROLES).required(),
  sites: array(
    string()
      .required()
      .test(
        'site',
        ({ value }) => `there is no site "${String(value)}"`,
        (name) => isSiteName(name),
      ),
  )
    .required()
    .max(50),
})
  .noUnknown()
  .test('sites', 'the role site needs a site, and the role group names none', ({ role, sites }) =>
    role === 'site' ? sites.length > 0 : sites.length === 0,
  ) satisfies Schema<NewMember>;
const emailSchema = object({ email: string().required().nullable() }).noUnknown();

/**
 * Routes of /api/staff, for the command `npm run staff` on the server's machine, with the key of its data folder: GET
 * `/` returns `{ members }`, POST `/` saves one, POST `/remove` and `/sign-out` with `{ email }` (null: all).
 */
export function staffRoutes(store: StaffStore, operator: OperatorKey) {
  const routes = createOperatorRoutes(operator, BODY_BYTES);
  routes.get('/', async (c) => c.json({ members: await store.list() }));
  routes.post('/', async (c) => {
    await store.save(memberSchema.validateSync(jsonBody(await c.req.text())));
    return c.json({});
  });
  routes.post('/remove', async (c) => {
    const { email } = emailSchema.validateSync(jsonBody(await c.req.text()));
    return c.json({ removed: email !== null && (await store.remove(email)) });
  });
  routes.post('/sign-out', async (c) =>
    c.json({ sessions: await store.signOut(emailSchema.validateSync(jsonBody(await c.req.text())).email) }),
  );
  return routes;
}
