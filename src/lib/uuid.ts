/** An id as the database makes them. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** RFC 9562: the id of nothing. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000';
