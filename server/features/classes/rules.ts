import type { CreativeType, SubjectOrCreative } from '../../../contract/classes.ts';
import { invalid } from '../../coded-error.ts';

/**
 * A creative class says which of the three kinds it is; a subject class has none.
 * @returns both as they are stored
 * @throws VALIDATION
 */
export function assertAreaFits(
  type: SubjectOrCreative,
  creativeType: CreativeType | null | undefined,
): { type: SubjectOrCreative; creativeType: CreativeType | null } {
  if (type === 'creative' && !creativeType)
    throw invalid('creative_type', '창의적 체험활동의 영역을 선택해 주세요.');
  return { type, creativeType: type === 'creative' ? (creativeType ?? null) : null };
}
