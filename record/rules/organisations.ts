import { firms } from './organisations/firms.ts';
import { listedBodies } from './organisations/listed-bodies.ts';
import { shapedBodies } from './organisations/shaped-bodies.ts';
import { all } from './rule.ts';

/** ORG and ORG_PUBLIC: companies, brands, platforms; institutions and bodies outside education. */
export const organisations = all(firms, listedBodies, shapedBodies);
