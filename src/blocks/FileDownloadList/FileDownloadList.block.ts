import { defineBlock, itemTemplate } from '../defineBlock';
import { fileDownloadListSamples } from './FileDownloadList.sample';
import { fileDownloadListSchema } from './FileDownloadList.schema';

export const block = defineBlock({
  name: 'FileDownloadList',
  chunk: 'tiles',
  schema: fileDownloadListSchema,
  content: {
    Title: 'text',
    Paragraph: 'multiline',
    Items: itemTemplate('FileItem', { Title: 'text', File: 'file' }),
    VisibleItems: 'integer',
    ShowAllItems: 'checkbox',
    ExpandText: 'text',
    CollapseText: 'text',
  },
  samples: fileDownloadListSamples,
  texts: ['block'],
});
