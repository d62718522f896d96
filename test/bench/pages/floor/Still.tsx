/** @jsxImportSource react */

/** A page of plain text; as many bytes as our start page. */
export const Still = ({ text }: { text: string }) => <main>{text}</main>;
