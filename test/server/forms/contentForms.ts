import { openContentTrees } from '@/server/content/contentTrees';
import { createEndpoint } from '@/server/content/graphql/endpoint';
import { contentOnlineForms, type ContentFormsParts, type OnlineForms } from '@/server/forms/onlineForms';
import { createRecipients } from '@/server/forms/recipients';
import { FILES } from '../content/platform';

/** The forms of the content files, over their GraphQL endpoint. */
export async function openContentForms({
  recipients = createRecipients(),
  report = (error) => {
    throw error;
  },
}: Partial<Pick<ContentFormsParts, 'recipients' | 'report'>> = {}): Promise<OnlineForms> {
  const contentTrees = await openContentTrees(FILES, () => 'http://localhost');
  const endpoint = createEndpoint({
    contentTrees,
    version: async () => null,
    introspection: false,
    report: (error) => {
      throw error;
    },
  });
  return contentOnlineForms({
    query: (body) =>
      endpoint(
        new Request('http://localhost/api/graphql/v1', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    recipients,
    report,
  });
}
