import type { ErrorEntry } from '../entry.types';

/** Failures of lists and pages of stories. */
export const storiesErrors = {
  STORIES_FAILED: {
    spec: 'ours',
    port: 'content',
    status: 503,
    retry: { tries: 2, waitMs: 500 },
    recoveryActions: ['retry'],
    text: 'error.storiesFailed',
    telemetry: 'stories_failed',
  },
  STORIES_TEASER_FAILED: {
    spec: '1 §8 Stories teaser failure',
    port: 'content',
    status: 503,
    retry: 'never',
    recoveryActions: ['none'],
    text: null,
    telemetry: 'stories_teaser_failed',
  },
  STORY_PUBLISH_INFO_FAILED: {
    spec: '1 §8 Story publish info failure',
    port: 'content',
    status: 503,
    retry: 'never',
    recoveryActions: ['none'],
    text: null,
    telemetry: 'story_publish_info_failed',
  },
  STORY_PAGINATION_FAILED: {
    spec: '1 §8 Story pagination failure',
    port: 'content',
    status: 503,
    retry: 'never',
    recoveryActions: ['reload'],
    text: null,
    telemetry: 'story_pagination_failed',
  },
} as const satisfies Record<string, ErrorEntry>;
