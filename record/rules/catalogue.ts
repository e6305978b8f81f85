/** The rules as the screens show them. */

export interface RuleInfo {
  id: string;
  /** Korean, short enough for a badge. */
  title: string;
  /** Korean sentence: why it may not stand in a record. */
  reason: string;
  /** School year of the 기재요령 the rule is taken from. */
  year: number;
  source: string;
}

/** The school year whose 기재요령 these rules follow; shown beside every result. */
export const RULES_YEAR = 2026;

const SOURCE = '2026학년도 학교생활기록부 기재요령(공개된 2차 자료로 확인)';
const HOUSE = '기록문 문체 관례';
const SCHOOL = '학교가 정한 목록';

const TABLE: [id: string, title: string, reason: string, source?: string][] = [
  [
    'LANG_TEST',
    '공인어학시험',
    '공인어학시험의 참여 사실과 성적은 학교생활기록부 어느 항목에도 적을 수 없습니다.',
  ],
  ['CONTEST', '대회 참가', '교내외 대회의 참가 사실과 준비 과정은 적을 수 없습니다.'],
  ['CONTEST_WORD', '대회라는 말', '대회라는 말 자체가 참가나 수상을 짐작하게 하므로 쓰지 않습니다.'],
  [
    'AWARD',
    '수상·표창',
    '수상 사실은 수상경력이 아닌 항목에 적을 수 없고, 교외 상은 어디에도 적을 수 없습니다.',
  ],
  ['CERT', '자격증·인증시험', '자격증과 인증시험의 이름이나 취득 사실은 이 항목에 적을 수 없습니다.'],
  ['MOCK', '모의고사', '모의고사와 전국연합학력평가에 관한 내용은 적을 수 없습니다.'],
  ['SCORE', '성적', '점수, 등급, 석차처럼 성적을 짐작하게 하는 내용은 적을 수 없습니다.'],
  ['PAPER', '논문', '논문을 투고, 등재, 출판하거나 발표한 사실은 적을 수 없습니다.'],
  ['MINI_THESIS', '소논문', '소논문에 관한 내용은 어느 항목에도 적을 수 없습니다.'],
  ['BOOK_PUB', '도서 출간', '책을 펴낸 사실은 적을 수 없습니다.'],
  ['IP', '지식재산권', '특허, 실용신안, 상표, 디자인의 출원과 등록 사실은 적을 수 없습니다.'],
  ['ABROAD', '해외 활동', '어학연수, 해외봉사, 유학, 해외 거주 같은 경험은 적을 수 없습니다.'],
  ['PARENT', '부모·친인척의 지위', '부모나 친인척의 직업, 직장, 직위를 알 수 있는 내용은 적을 수 없습니다.'],
  ['SCHOLAR', '장학금', '장학금과 장학생에 관한 내용은 적을 수 없습니다.'],
  ['UNIV', '대학 이름', '특정 대학의 이름은 적을 수 없습니다.'],
  ['ORG', '기업·상표', '기업, 상표, 플랫폼의 구체적인 이름은 적을 수 없습니다.'],
  ['ORG_PUBLIC', '기관·단체', '교육 관련 기관이 아닌 기관과 단체의 이름은 과거의 것이라도 적을 수 없습니다.'],
  ['LECTURER', '강사 이름', '강사의 이름은 적을 수 없습니다.'],
  ['SCHOOL', '학교 이름', '재학 학교와 다른 학교, 학교 재단과 축제의 이름은 적을 수 없습니다.'],
  ['MOOC', '온라인 공개강좌', '온라인 공개강좌의 이름과 수강 사실은 적을 수 없습니다.'],
  ['AFTERSCHOOL', '사교육·방과후학교', '학원, 과외, 인터넷 강의, 방과후학교에 관한 내용은 적을 수 없습니다.'],
  ['NAME', '학생 이름', '본인과 다른 학생의 이름은 적지 않습니다.'],
  ['PII', '개인정보', '전화번호, 주소, 전자우편, 번호 같은 개인정보는 적지 않습니다.'],
  ['FIRST_PERSON', '1인칭', '기록문은 교사가 관찰하여 쓰는 글이므로 1인칭을 쓰지 않습니다.', HOUSE],
  ['ENDING', '문장 끝', '기록문의 문장은 -함, -음처럼 명사형으로 끝맺습니다.', HOUSE],
  ['JAMO', '낱자', 'ㅋㅋ, ㅠㅠ 같은 낱자는 기록문에 쓰지 않습니다.', HOUSE],
  ['SPECIAL', '특수 문자', 'NEIS에 입력되지 않거나 기록문에 쓰지 않는 특수 문자입니다.'],
  ['ENGLISH', '영문', '고유한 용어나 단위가 아닌 내용은 한글로 적습니다.'],
  ['NEWLINE', '줄 바꿈', '기록문은 줄을 바꾸지 않고 이어서 적습니다.'],
  ['BYTES', '분량 초과', 'NEIS의 항목별 바이트 한도를 넘을 수 없습니다.'],
  ['SCHOOL_LIST', '학교 금지어', '학교가 따로 정한 기재 금지어입니다.', SCHOOL],
];

/** Every rule id a finding can carry. */
export const RULES: readonly RuleInfo[] = TABLE.map(([id, title, reason, source = SOURCE]) => ({
  id,
  title,
  reason,
  year: RULES_YEAR,
  source,
}));
