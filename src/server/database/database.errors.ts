/** The embedded database belongs to one process at a time; the message is one sentence for the person who starts it. */
export class DataFolderLocked extends Error {
  override readonly name = 'DataFolderLocked';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by the process ${pid}: stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/** PostgreSQL can't be used; the message names the place, never the password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** The embedded database can't be opened, and not because another process holds it. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}
