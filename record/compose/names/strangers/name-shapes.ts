import { SURNAME } from '../../../rules/lecturer-names.ts';
import { isAdverb, isDoing, isDoingNoun, isListedThing } from '../../../style/words/nouns.ts';
import { ONE_LETTER_THING, WORD_WITH_I } from '../../../style/words/one-letter-things.ts';
import { NAME_LIKE_NOUNS } from '../../../rules/words/common-nouns.ts';
import { formOf, isStem } from '../../notes/word-forms.ts';
import { isOrdinary } from '../name-words.ts';
import { PERSONS_OF_TALES } from '../persons-of-tales.ts';
import { isThingName } from '../as-a-thing.ts';
import { isWordToo } from '../words-too.ts';

/** Whether syllables that no roster has can be somebody's Korean name: by the syllables that parents choose, and by being no word. */

const FIRST =
  '가간강건결겸경계고관광교구국권귀규균그근금기길나난남내노누늘다단달담대덕도동두라란람래려령로루류륜리린마만말명모무문미민바백범별병보복봄봉부분빈빛사산상새서석선설섭성세소솔송수숙순슬승시신아안애양여연열영예오옥온완왕외용우욱운웅원월유윤율은을의이익인일임자장재점정제조종주준중지진차찬창채천철청초춘충치쾌태택평포표필하학한해향혁현형혜호홍화환효후훈휘휴희';
const LAST =
  '강개건걸결겸경관광교구국권규균근금기길나남내녕녘누늘다단달담대덕도동두라란람랑래량려련령례로록론루룬룸류륜률르름리린림마만명모목무문미민바방배백범법별병보복봄봉부분비빈빛산삼상새샘서석선설섭성세소속솔송수숙순술슬습승식신실심아안암애야양언엄엘연열엽영예오옥온완왕용우욱운울웅원월유윤율은음의이익인일임자재전점정제조종주준중지직진찬창채천철청초춘출치태택표필하학한해향헌혁현형혜호홍화환효후훈휘희';
/** Words of any answer that are made of such syllables and stand in no list. */
const NO_NAME = new Set([
  ...PERSONS_OF_TALES,
  ...(
    '선배 후배 동생 언니 누나 오빠 이모 고모 삼촌 조카 사촌 가족 부모 엄마 아빠 남매 자매 형제 우리 너희 저희 자기 본인 서로 모두 여러 다들 애들 걔네 얘네 누구 아무 아이 여자 남자 소녀 소년 어른 청년 ' +
    '지금 조금 방금 오늘 내일 어제 그제 아침 저녁 주말 평일 요즘 매일 가끔 자주 다시 바로 아까 처음 나중 이번 다음 지난 작년 올해 내년 학년 여기 거기 저기 이것 그것 저것 무엇 ' +
    '수업 시간 과제 숙제 시험 학교 교실 학급 모둠 조원 조장 반장 부장 회장 총무 서기 담임 교사 학생 동네 시장 가게 마을 도시 나라 정부 국민 시민 사람 인간 인물 주인 화자 독자 작가 시인 저자 기자 ' +
    '하나 둘이 셋이 혼자 각자 전부 일부 대부 양쪽 한쪽 이쪽 그쪽 저쪽 오른 왼쪽 가운 아래 위로 옆에 앞에 뒤에 사이 주변 근처 ' +
    '컴퓨 영상 사진 그림 노래 음악 미술 체육 국어 영어 수학 과학 사회 역사 도덕 기술 가정 정보 한문 진로 보건 특수 상담 사서 영양 급식 방송 신문 도서 독서 문예 연극 합창 무용 태권 유도 검도 축구 농구 배구 야구 탁구 ' +
    '양파 감자 당근 고기 우유 과자 사과 포도 수박 오이 마늘 대파 상추 배추 강아 고양 토끼 나무 장미 해바 수소 산소 질소 탄소 염소 나트 소금 설탕 식초 ' +
    '단어 문장 문단 제목 내용 자료 주제 소재 의견 근거 이유 원인 결과 방법 과정 순서 역할 문제 해결 정답 오답 풀이 공식 개념 원리 실험 관찰 조사 발표 토론 토의 설문 인터 보고 ' +
    '아기 할미 할배 아재 아줌 언어 기계 로봇 화면 휴대 전화 문자 채팅 댓글 계정 유튜 구글 네이 카카 ' +
    '누군 이런 그런 저런 어떤 모든 다른 같은 새로 진짜 정말 완전 엄청 대충 미리 먼저 일단 우선 계속 천천 열심 제일 가장 매우 아주 너무 조금 많이 전혀 절대 반드 그냥 그저 단지 오직 특히 주로 보통 대개 거의 아마 ' +
    '동아 소녀 남녀 노인 주민 이웃 손님 사장 직원 점원 기사 경비 의사 간호 약사 경찰 소방 군인 판사 검사 교수 박사 강사 코치 감독 선수 심판 관객 배우 가수 모델 ' +
    '빛깔 색깔 모양 크기 무게 길이 높이 넓이 부피 속도 온도 습도 강도 각도 밀도 농도 빈도 정도 한도 태도 자세 동작 표정 목소 말투 손짓 몸짓 ' +
    '주신 하신 오신 보신 되신 가신 계신 쓰신 장이 분이 여자아 남자아 구이 차이 문구 난청 산의 분수 분광 이건 그건 저건 이게 그게 우린 너흰 치매 독거 위층 아래 옆집 앞집 경비 택시 버스 과일 생선 채소 떡집 빵집 꽃집 정강 인건 단골 외부 내부 ' +
    '공자 맹자 장자 노자 순자 묵자 주자 노직 루소 정조 영조 세조 태조 인조 선조 태종 세종 단종 숙종 고종 순종 광종 성종 중종 명종 현종 단군 주몽 온조 원효 의상 지눌 의천 이이 이황 허균 정철 박씨 김씨 이씨 ' +
    '방자 홍련 장화 덕순 명준 홍길 전우 인국 소녀 영수 철수 영희 ' +
    '기아 지구 태양 달님 해님 별님 공기 바람 구름 소리 물결 파도 바위 모래 자갈 진흙'
  ).split(' '),
]);
/** 은혁이 but no 수준이, 장점이: nouns whose last letter is a name's. */
const NOUN_END =
  /(?:[장단관중초시요논쟁강약허결]점|수준|기준|표준|[가-힣]식|방[법식향]|[요조사안물문]건|[가-힣]성|[가-힣]량|[가-힣]률|[가-힣]율|[가-힣]력|[가-힣]권|[가-힣]원|[가-힣]장|[가-힣]실|[가-힣]심|[가-힣]론|[가-힣]문|[가-힣]선|[가-힣]형|[가-힣]상|[가-힣]속|[가-힣]목|[가-힣]금|[가-힣]산|[가-힣]법|[가-힣]록|[가-힣]방|[가-힣]비|[가-힣]전|[가-힣]제|[가-힣]소|[가-힣]점|[가-힣]술|[가-힣]단|[가-힣]극|[가-힣]곡)$/;
/** Names whose last letter makes many a noun: 민성, 하율, 채원, 지선. */
const NAME_FOR_ALL =
  /^(?:[가민은준현우재지하윤유한태희효규기대인진동보창주건혜연예수]성|[하소서시태은도지채선가나다라신찬]율|[채지서시주다예태도승하민규희경정혜나]원|[지하유미은혜윤인해경]선|[준민진태우동재도시]형|[지현태재우은]상|[현지유은]심|[미은연영]실|[지하민]문)$/;

/** 서윤, 도현, 하람: what parents choose by far the oftenest. */
const STRONG =
  /^[민서지하도유시준예수채윤은재태승현우연다나라가소아이주혜정영경규기보세성건동로온찬해효희호진선미상형원창용종광철병인두대][준서연윤우진아현민빈율은원호후결솔담람안인영채린하온혁훈찬성슬경유나림환희주지수예석섭욱균철태혜미선정숙란화옥순자]$/;

/** Whether a given name is so common in its syllables that a called one (이가) can be nobody else. */
export const isCommon = (name: string): boolean => STRONG.test(name);

/** The same of a name that is a word as well (수아, 재원): enough only where a person is sure to stand. */
export const mayBeGiven = (word: string): boolean =>
  looksGiven(word) || (STRONG.test(word) && !NO_NAME.has(word));

const GIVEN = new RegExp(`^[${FIRST}][${LAST}]$`);

/** Whether a word may stand for a person's given name: by its syllables, and as no word that anybody would write. */
export function looksGiven(word: string): boolean {
  if (!GIVEN.test(word) || NO_NAME.has(word)) return false;
  if (NOUN_END.test(word) && !NAME_FOR_ALL.test(word)) return false;
  // 달이랑, 장이랑: a thing of one letter, and the particle.
  if (word.endsWith('이') && (ONE_LETTER_THING.test(word.slice(0, 1)) || WORD_WITH_I.test(word)))
    return false;
  return !isWord(word) && !isOrdinary(word) && !isThingName(word) && !isWordToo(word);
}

/** Whether three letters are a surname and a given name. */
export function looksFull(word: string): boolean {
  if (!FULL.test(word) || NO_FULL.test(word) || NO_NAME.has(word) || isWord(word)) return false;
  // 하늘이가 설명해 주었다: the called name of somebody, not 하 with 늘이.
  if (word.endsWith('이') && isWord(word.slice(0, 2))) return false;
  const given = word.slice(-2);
  if (!GIVEN.test(given) || (NOUN_END.test(word) && !NAME_FOR_ALL.test(given))) return false;
  return !LIKE_A_WORD.test(word) || OFTEN.test(given);
}

const FULL = new RegExp(`^(?:${SURNAME})[가-힣]{2}$`);
/** 방송부, 연극반, 이번때: what begins like a surname. */
const NO_FULL = /(?:[부반과팀층쪽번때데들]|학년|학생|학교|[다라냐][고는]|하[는고며게]|선배|후배|동생|아이)$/;
/** 지금은, 주인공의, 이사장, 이야기: what ends like a particle, a verb or a noun's last letter. */
const LIKE_A_WORD = /[은는을의에게로고며면지만서와인한된온던할해장원실사관자기생성상]$/;
/** Names that end so all the same. */
const OFTEN =
  /^(?:[하지가다나예시주성채소재동세규혜서수정영효]은|[가다채정혜유서지재세라]인|[지도서요주태규승유]한|[시라가다하]온|[윤은민현준희이예경지]서|[서소채민수태도승하규희경정혜나예주시지]원|[민은준현우재지하유한태희대보혜연]성|[지현태재우은]상|[명영춘순옥말경정숙복]자|[민은윤희현연수예]지|[수민정은지연][해생]|[민현선성영정준상태]기|[도지]의|[수영]로)$/;

function isWord(word: string): boolean {
  return (
    isListedThing(word) ||
    NAME_LIKE_NOUNS.has(word) ||
    isDoing(word) ||
    isDoingNoun(word) ||
    isAdverb(word) ||
    isStem(word) ||
    formOf(word) !== null
  );
}
