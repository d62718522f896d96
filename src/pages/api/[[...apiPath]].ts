import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { handleRequest, services } from '@/server/app';

/**
 * Catch-all API route: hands every request to the back end. Next must not parse the body or watch the response.
 * The parameter is not called `path`: Next removes a query parameter of that name from the URL.
 */
export const config: PageConfig = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default function apiHandler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleRequest(request, response, async (internalPath, how) => {
    await response.revalidate(internalPath, { unstable_onlyGenerated: how?.onlyCached === true });
    services()?.pages?.renewed(internalPath);
  });
}
