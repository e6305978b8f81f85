/**
 * Passwords that guessing tools try first, from public rankings of leaked passwords and from Korean keyboard habits,
 * in lower case, six characters or longer (shorter ones the floor refuses).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 7654321 654321
   111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999
   121212 112233 11223344 123123 123123123 123321 131313 141414 159753 159357 147258 147258369 456456 789456 789456123
   100000 101010 123654 123789 741852 741852963 963852741 102030 12341234 1q2w3e 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t
   1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsx qazwsxedc qwe123 qwe1234 qwer1234 qwer1234!
   qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwert12345 asdf1234 asdf1234! asdfgh asdfghjkl asdasd
   asd123 asdqwe123 zxcvbn zxcvbnm zxcv1234 zxc123 q1w2e3 q1w2e3r4 q1w2e3r4t5 a123456 a1234567 a12345678 a123456789
   a1b2c3 a1b2c3d4 aa1234 aa123456 aaaaaa aa12345678 abc123 abc1234 abc12345 abcd123 abcd1234 abcd1234! abcdef abcdefg
   abcdefgh password password1 password12 password123 password1234 password! p@ssw0rd p@ssword passw0rd pass1234
   passw0rd! letmein letmein1 welcome welcome1 welcome123 admin1 admin12 admin123 admin1234 administrator root1234
   iloveyou iloveyou1 sunshine princess monkey dragon football baseball master shadow superman batman michael jordan
   trustno1 whatever freedom hello123 hello1234 starwars pokemon charlie donald login123 guest123 test123 test1234
   test12345 tester secret secret123 changeme change123 temp1234 user1234 default computer internet samsung google
   naver123 kakao123 korea123 korea2002 seoul123 school123 school1234 student student1 student123 student1234 teacher
   teacher1 teacher123 teacher1234 girok123 girok1234 dkssud dkssudgktpdy tkfkdgo tkfkddl qlalfqjsgh qlqjs1234
   gksrnr gkrtod gkrtod123 gkrry123 tjstod tjstod123 rkskek rkskekfk dkdlel123 ehdgoanf alsrnr wjdqh123 ghkdlxld
   1004love love1004 angel1004 angel123 happy123 happy1004 lovely123 sarang1004 qwaszx zaqwsx poiuyt lkjhgf mnbvcxz
   aaa111 aaa123 abc111 xxx123 qqq111 qqqqqq wwwwww zzzzzz ssssss dddddd asdfasdf qwerqwer qweqwe qweqwe123 asdqwe
   asdzxc zxcasdqwe 1234qwer 1234asdf 1234abcd 12345a 12345q 12345qwert 123456a 123456q 123456aa 1234567a 12345678a
   123456789a 123abc 123qwe 123qwe123 123qweasd 123asd 12qwaszx 1a2b3c 1a2b3c4d 1a2s3d4f 2wsx3edc 3edc4rfv 00001111
   11112222 12121212 13572468 24681357 19960101 20000101 20050101 20080101 20090101 20100101 01012345678 8282828
   101010101 1234512345 5201314 7758521 147852 147852369 369258147 321321 456789 456123 789789 232323 252525 696969`
    .split(/\s+/)
    .filter((password) => password.length >= 6),
);
