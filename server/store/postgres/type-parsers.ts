import { types } from 'pg';

const bigintOid = 20;
/** Times in milliseconds fit a number; the driver hands them out as text. */
export const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === bigintOid ? Number : types.getTypeParser(oid, format as 'text'),
};
