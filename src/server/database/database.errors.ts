/**
 * Another process has opened the embedded database; the message is one sentence for the person who starts the server.
 */
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

/** PostgreSQL cannot be used; the message contains the address without the password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** The embedded database cannot be opened, for another reason than a lock. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable';
}
