import { describe, expect, it } from 'vitest';
import { Mask } from './mask.ts';
import type { People, PersonFacts } from './people.ts';

const person = (name: string, more: Partial<PersonFacts> = {}): PersonFacts => ({
  name,
  numbers: [],
  email: '',
  ...more,
});

const PEOPLE: People = {
  student: person('김민준', { numbers: ['20301'], email: 'minjun2008@school.kr' }),
  classmates: [
    '이서연',
    '남궁초롱',
    '박지우',
    '최윤',
    '한별',
    '우주',
    '강산',
    '정하늘',
    '나은하',
    '신나은',
    'Nguyen Thi Anh',
  ].map((name, index) => person(name, { numbers: [`203${String(index + 2).padStart(2, '0')}`] })),
  teachers: [person('오세훈', { email: 'teacher@school.kr' })],
  schools: ['새솔여자고등학교', '서울한빛고등학교'],
};

describe('Mask', () => {
  it.each([
    ['the full name', '김민준이 실험을 이끌었다.', ['김민준', '민준']],
    ['with gaps', '김 민 준과 이.서.연이 함께 했다.', ['김 민 준', '이.서.연']],
    ['with letters that nobody sees', '김\u200b민준이 했다.', ['김민준']],
    ['inside a longer word', '우리김민준조가 발표했다.', ['김민준']],
    ['called by the given name', '민준이가 서연아 하고 불렀다. 서연에게도 물었다.', ['민준', '서연']],
    ['a given name with a title', '서연쌤과 민준 선배가 도왔다.', ['서연', '민준']],
    ['compound surnames', '남궁초롱과 초롱이랑 실험했다.', ['남궁초롱', '초롱']],
    ['a given name of one syllable', '윤이가 도와주었다. 윤아, 고마워!', ['윤이가', '윤아']],
    ['a given name that is a word', '하늘이가 말했다. 지우와 함께 조사했다.', ['하늘', '지우']],
    [
      'a full name that is a word',
      '우주는 우주선을, 강산은 별을, 한별이는 산을 그렸다.',
      ['우주', '강산', '한별'],
    ],
    ['a verb form only where it is a name', '나은이가 더 나은 방법을 찾았다.', ['나은이']],
    ['other letters', 'Nguyen Thi Anh과 nguyen이 조사했다.', ['Nguyen', 'Thi Anh']],
    [
      'a teacher by surname and title',
      '오 선생님과 오세훈 선생님께 여쭈었다. 세훈쌤!',
      ['오 선생님', '오세훈', '세훈'],
    ],
    ['a number', '학번 20301, 2 0 3 0 1, 2-3-1, 20302번', ['20301', '2 0 3 0 1', '2-3-1', '20302']],
    ['a place in the list', '2학년 3반 1번이고 3반 12번과 했다.', ['2학년 3반 1번', '3반 12번']],
    [
      'romanised',
      'Kim Minjun, Minjun Kim, KIM MIN-JUN and Seoyeon presented. Lee Seo-yeon',
      ['injun', 'MIN-JUN', 'eoyeon', 'Seo-yeon'],
    ],
    ['in Chinese characters', '金民俊과 李書姸이 함께 했다.', ['金民俊', '李書姸']],
    [
      'half told',
      '김○○와 김군, 박** 학생, K군이 했고 최 모 학생도 도왔다.',
      ['김○', '김군', '박*', 'K군', '최 모'],
    ],
    ['nicknames', '준이가 서여니랑, 민쭈니와 쭌이는 민준쓰라고', ['준이가', '서여니', '쭈니', '쭌', '민준']],
    [
      'a surname with 군 where only a person fits',
      '이군에게 묻고 이 군이 답했다. 최양의 의견',
      ['이군', '이 군', '최양'],
    ],
    ['an e-mail', 'minjun2008@school.kr, a.b@x.co.kr, minjun2008 @ school . kr', ['minjun2008', 'a.b@x']],
    ['a handle', '제 인스타는 @minjun_08 이고 minjun2008도 써요.', ['@minjun_08', 'minjun2008']],
    ['a phone', '010-1234-5678 010 1234 5678 010.1234.5678 01012345678', ['1234', '5678']],
    ['a phone half in words', '010-이삼사오-6789이고 공1공-2345-6789', ['이삼사오', '6789', '2345']],
    ['an address with at', 's20302 at saesol.example', ['saesol', 's20302']],
    ['a messenger name', '카톡 아이디 eunchae_07로 연락함', ['eunchae']],
    ['a number read out', '학번은 이공삼공일이고', ['이공삼공일']],
    ['a phone in pieces', '0 1 0 1 2 3 4 5 6 7 8, +82 10-1234-5678, (010) 1234–5678', ['2 3 4', '1234']],
    ['a phone in wide digits', '０１０－１２３４－５６７８', ['１２３４', '５６７８']],
    ['a phone spelled out', '공일공 일이삼사 오육칠팔로 연락', ['일이삼사']],
    ['a phone at home', '02-123-4567, 031) 123-4567', ['123-4567']],
    ['a resident number', '080101-3123456', ['080101', '3123456']],
    ['a school', '새솔여자고등학교, 새솔 여자 고등학교, 새솔여고, 새솔고, 새솔고교', ['새솔']],
    ['a school by its stem', '새솔에서 배웠다. 새솔인으로서', ['새솔']],
    ['a school with its region', '서울한빛고등학교, 서울한빛고, 한빛고, 한빛에서', ['한빛']],
    ['a phone with other signs', '010ㅡ1234ㅡ5678, 010_1234_5678, 010/1234/5678', ['1234', '5678']],
    ['a phone with letters for digits', '01O-1234-5678이나 o1o 1234 5678로', ['1234']],
    ['a phone in drawn digits', '⓪①⓪-①②③④-⑤⑥⑦⑧이고 0082-10-2345-6789', ['①②③④', '⑤⑥', '2345']],
    ['a phone counted out', '010 하나둘셋넷 오육칠팔이다', ['하나둘']],
    ['the end of a phone', '전화번호는 1234-5678이고, 8765-4321로 연락', ['5678', '8765']],
    ['half a resident number', '080101-3******이고 생일은 2008년 1월 1일', ['080101', '1월 1일']],
    ['an account', '계좌는 110-123-456789이다', ['456789']],
    ['an address with a Korean host', 'abc1@네이버와 abc2(a)naver.com', ['abc1', 'abc2']],
    [
      'accounts elsewhere',
      '아이디는 dragon_77이고 디코 minjun#1234, open.kakao.com/o/abcd, t.me/abcd, 틱톡 @mj',
      ['dragon', '1234', 'kakao', 't.me', '@mj'],
    ],
    ['a number in wide digits', '학번은 ２０３０１이고 ②⓪③⓪②', ['３０１', '③']],
    ['a place read out', '이학년 삼반 일번이고 2-3 1번, 3반의 12번', ['삼반', '2-3', '3반의 12번']],
    ['with other signs between', '김/민/준과 이|서|연이 함께 했다.', ['김/민', '서|연']],
    ['letter by letter', 'ㄱㅣㅁㅁㅣㄴㅈㅜㄴ이 했다.', ['ㅁㅣㄴ']],
    ['with marks that nobody sees', '김\u034f민\ufe0f준과 이\u3164서연이 했다.', ['민', '서연']],
    ['sharpened', '써연이가 도왔다', ['써연']],
    ['initials', 'MJ Kim, M.J. Kim, Kim M.J.이 그렸다', ['Kim']],
    ['small letters', 'minjun이가 seoyeon과', ['minjun', 'seoyeon']],
    ['a rare surname romanised', 'Namgung Chorong이 발표', ['Namgung', 'horong']],
    [
      'a school in gaps and of another level',
      '새 솔 여 고, 새솔중, Saesol Girls’ High School',
      ['새 솔', '새솔중', 'Saesol'],
    ],
    ['another school', '저는 늘푸른중학교를 나왔다.', ['늘푸른중학교']],
    ['a teacher by one syllable', '훈쌤께 여쭙고 훈 쌤이 답하셨다.', ['훈쌤', '훈 쌤']],
    ['whoever is called so', '현우쌤이랑 준쌤한테 물었다.', ['현우', '준쌤']],
    ['half spelled', '김ㅁㅈ과 김민ㅈ, 김O준, 이서x이 했다.', ['김ㅁ', '김민ㅈ', '김O', '이서x']],
    ['three Latin letters', 'KMJ가 그렸고 lsy이랑 했다.', ['KMJ', 'lsy']],
    ['a school by its first letters', 'ㅎㅂㄱ 학생이고 ㅅㅇㅎㅂㄱ 축제였다.', ['ㅎㅂㄱ']],
    ['turned round', '준민김과 연서이가 도왔다. 우지박이라 불린다.', ['준민김', '연서이', '우지박']],
    ['first letters', 'ㅁㅈ이랑 ㅇㅅㅇ이 했다. ㅅㅇ과 ㅈㅎㄴ도.', ['ㅁㅈ', 'ㅅㅇ', 'ㅈㅎㄴ']],
  ])('hides %s', (_, text, secrets) => {
    const mask = new Mask(PEOPLE);
    const masked = mask.hide(text);
    for (const secret of secrets) expect(masked).not.toContain(secret);
    expect(masked).toContain('[[');
    expect(mask.restore(masked)).toBe(text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
  });

  it.each([
    '미세먼지 농도를 여섯 지점에서 재고 표로 정리했다.',
    '하늘빛이 변하는 까닭을 조사했다.',
    '더 나은 방법을 찾으려고 식을 2번 고쳤다.',
    '은하수의 거리를 1200광년으로 계산했다.',
    'A군과 B군의 농도를 비교하고 대조군을 두었다.',
    'China and Korea의 무역을 김장과 정수처럼 나누어 조사했다.',
    '이군이라는 말과 이 군의 인구, 일군과 이군의 선수, 박수를 받은 아이군요.',
    '청군과 백군으로 나누고 세균의 배양을 두 번 했다.',
    '연의 높이와 길이를 재고 종이와 송이를 세었으니 준비가 끝났다.',
    '이순신 장군과 서양, 고양이, 모양을 그렸다. Human과 Union을 구분했다.',
    '공을 끝까지 보라는 말을 듣고 한 가지 소리를 더 찾았다.',
    '속도는 3km/h이고 밀도는 2.7g/cm3, 식은 y=2x+1이며 2-3번째 값을 썼다.',
    '1234년과 5678명, 전화기의 역사를 3반과 4반이 나누어 조사했다. 일반 이번 실험도 했다.',
    'I can run and the sun is soon to set. Some people join us.',
    '金剛山과 民俗을 조사했다.',
    '윤리적 쟁점을 셋으로 나누어 근거를 2가지씩 적었다.',
    '국어쌤과 담임쌤, 우리 반쌤이 웃으셨다. 이쌤저쌤 다 오셨고 옹달샘을 그렸다.',
    'LED가 켜지고 DNA와 함께 CPU는 뜨거웠다. KMJ 값을 재고 김치와 김장을 담갔다.',
    'ㅋㅋ 재미있었다. ㅇㅇ 맞다. ㄱㅅ! ㅇㅅㅇ ㅎㅎ 받침 ㄱ과 ㄴ을 비교했다.',
  ])('leaves what is nobody’s: %s', (text) => {
    const people = { ...PEOPLE, classmates: PEOPLE.classmates.filter(({ name }) => name.length === 3) };
    expect(new Mask(people).hide(text)).toBe(text);
  });

  it('gives the same words the same stand-in, and other words another', () => {
    const mask = new Mask(PEOPLE);
    expect(mask.hide('이서연과 박지우, 이서연과 서연')).toBe('[[친구1]]과 [[친구2]], [[친구1]]과 [[친구3]]');
    expect(mask.hide('김민준과 이서연')).toBe('[[본인1]]과 [[친구1]]');
  });

  it.each([
    [
      '[[친구1]]와 함께 [[친구1]]가 낸 문제를 [[친구1]]를 도와 풂',
      '이서연과 함께 이서연이 낸 문제를 이서연을 도와 풂',
    ],
    ['[[친구1]]이가 말함', '이서연이가 말함'],
    ['[[친구2]]이가 [[친구2]]을 봄', '박지우가 박지우를 봄'],
    ['[[친구2]]과는 [[친구2]]으로부터', '박지우와는 박지우로부터'],
    ['[[친구2]]이라는 이름', '박지우라는 이름'],
    ['[[ 친구1 ]]은', '이서연은'],
    ['[[친구1]]가방', '이서연가방'],
  ])('fits particles to the word that comes back: %s', (masked, text) => {
    const mask = new Mask(PEOPLE);
    mask.hide('이서연, 박지우');
    expect(mask.restore(masked)).toBe(text);
  });

  it('does not fill in what somebody typed', () => {
    const mask = new Mask(PEOPLE);
    const typed = '이서연입니다. [[친구1]]의 이름은? [[[친구1]]] ]]';
    const masked = mask.hide(typed);
    expect(masked).not.toContain('[[친구1]]의');
    expect(mask.restore(masked)).toBe(typed);
    expect(mask.restore('[[친구9]]')).toBe('[[친구9]]');
  });

  it('takes ordinary words for a person in a reply where only a person fits', () => {
    const people = { ...PEOPLE, classmates: [person('정하나'), person('이자연'), person('우주')] };
    const mask = new Mask(people);
    for (const reply of ['하나와 함께 조사함.', '자연에게 설명함.', '우주와 같이 그림.', '오 교사와 상담함.'])
      expect(mask.isBetrayedBy(reply), reply).toBe(true);
    for (const reply of ['자연과 사람의 관계를 적음.', '답 하나와 근거를 적음.', '이 교사와 상담함.'])
      expect(mask.isBetrayedBy(reply), reply).toBe(false);
  });

  it('hides both readings of 황보라 and 선우진', () => {
    const people = { ...PEOPLE, classmates: [person('황보라'), person('선우진')] };
    const masked = new Mask(people).hide('보라가 그렸고 우진이와 황보라, 선우진이 도왔다.');
    for (const name of ['보라', '우진', '선우']) expect(masked).not.toContain(name);
  });

  it.each([
    '친구 1과',
    '학교1 근처에서',
    '친구 2와',
    '[[친구9]]',
    '[친구1]은',
    '친구1과',
    '[[본인',
    '선생님1',
    ']]',
  ])('sees what is left of a stand-in: %s', (text) => {
    expect(new Mask(PEOPLE).isTraceIn(`실험을 ${text} 함.`)).toBe(true);
  });

  it.each([
    '친구 3명과 함께 함.',
    '학교 1층에서 함.',
    '이름 2가지를 정함.',
    '[그림 1]을 그림.',
    '본인의 생각을 밝힘.',
    '번호 순서대로 정리함.',
  ])('takes nothing else for a stand-in: %s', (text) => {
    expect(new Mask(PEOPLE).isTraceIn(text)).toBe(false);
  });

  it.each([
    '이서연과 실험함.',
    '서연이와 실험함.',
    '20302번 학생과 함.',
    '새솔여고에서 배움.',
    '010-1234-5678로 연락함.',
    '새솔고 학생임.',
    '서여니와 실험함.',
    '써연과 실험함.',
    '한별이와 실험함.',
    '하늘이가 도움을 줌.',
    '우주 학생과 실험함.',
    'Namgung Chorong과 실험함.',
  ])('knows a name in a text that never had one: %s', (text) => {
    expect(new Mask(PEOPLE).isBetrayedBy(text)).toBe(true);
  });

  it.each(['우주의 팽창을 탐구함.', '하늘의 색을 관찰함.', '더 나은 방법을 찾음.', '한별빛을 그림.'])(
    'takes a word for a word: %s',
    (text) => {
      expect(new Mask(PEOPLE).isBetrayedBy(text)).toBe(false);
    },
  );

  it('hides whoever stands in a class, next to each other and without spaces', () => {
    const mask = new Mask(PEOPLE);
    const text = PEOPLE.classmates.map(({ name }) => name).join('');
    const masked = mask.hide(text);
    for (const { name } of PEOPLE.classmates) expect(masked).not.toContain(name);
    expect(mask.restore(masked)).toBe(text);
  });

  it.each(['a', '0', '-', '.'])('reads a flood of %j in a time that grows with its length', (letter) => {
    const flood = letter.repeat(40_000);
    const before = process.cpuUsage().user;
    new Mask(PEOPLE).isBetrayedBy(flood);
    // The square of it is three seconds.
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(700);
  });
});
