import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { answer } from '@/server/app';

/**
 * The one way from HTTP to the back end. Next must neither read the body, nor watch the response's end or size.
 * The file's parameter has a name of its own, for Next takes a query parameter of the same name out of the address.
 */
export const config: PageConfig = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default function door(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answer(request, response, (internalPath, how) =>
    response.revalidate(internalPath, { unstable_onlyGenerated: how?.onlyCached === true }),
  );
}
