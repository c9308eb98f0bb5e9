BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE asks (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	n INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-0',2);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-1',3);
INSERT INTO "asks" VALUES('pisti2345',1,'a1-2',4);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-3',5);
INSERT INTO "asks" VALUES('pisti2345',1,'a1-4',6);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-5',7);
INSERT INTO "asks" VALUES('pisti2345',1,'a1-6',8);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-7',9);
INSERT INTO "asks" VALUES('pisti2345',1,'a1-8',10);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-9',11);
INSERT INTO "asks" VALUES('pisti2345',1,'a1-10',12);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-11',13);
INSERT INTO "asks" VALUES('pisti2345',1,'a1-12',14);
INSERT INTO "asks" VALUES('pisti2345',0,'a0-13',15);
INSERT INTO "asks" VALUES('basra2345',0,'a0-0',1);
INSERT INTO "asks" VALUES('basra2345',0,'a0-1',3);
INSERT INTO "asks" VALUES('basra2345',0,'a0-2',5);
INSERT INTO "asks" VALUES('basra2345',0,'a0-3',7);
INSERT INTO "asks" VALUES('basra2345',0,'a0-4',9);
INSERT INTO "asks" VALUES('basra2345',0,'a0-5',11);
INSERT INTO "asks" VALUES('basra2345',0,'a0-6',13);
INSERT INTO "asks" VALUES('hand_and_foot2345',0,'a0-0',1);
INSERT INTO "asks" VALUES('hand_and_foot2345',0,'a0-1',2);
INSERT INTO "asks" VALUES('hand_and_foot2345',0,'a0-2',3);
INSERT INTO "asks" VALUES('hand_and_foot2345',0,'a0-3',4);
INSERT INTO "asks" VALUES('hand_and_foot2345',0,'a0-4',5);
INSERT INTO "asks" VALUES('hand_and_foot2345',0,'a0-5',13);
INSERT INTO "asks" VALUES('hand_and_foot2345',0,'a0-6',14);
INSERT INTO "asks" VALUES('soup2345',0,'a0-0',1);
INSERT INTO "asks" VALUES('soup2345',0,'a0-1',4);
INSERT INTO "asks" VALUES('soup2345',0,'a0-2',5);
INSERT INTO "asks" VALUES('soup2345',0,'a0-3',8);
INSERT INTO "asks" VALUES('soup2345',0,'a0-4',11);
INSERT INTO "asks" VALUES('soup2345',0,'a0-5',14);
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('pisti2345',0,'opened','{"kind": "opened", "setup": {"game": "pisti", "rules": "1.0", "house": {"seats": 2}, "players": [{"kind": "person", "name": "Bo", "bot": null}, {"kind": "open", "name": "", "bot": null}], "show": {"pile": "top", "captured": "none", "counts": true, "hints": false}, "customs": {"away": 0, "talk": "phrases", "partner_talk": true, "takeback": false, "pace": "free", "watch": "table", "late": true, "stand_in": "greedy"}}, "dealer": 1, "seed": "b63805fc8b23dc0e01cc5fa60e437cec"}',1795000000.0);
INSERT INTO "events" VALUES('pisti2345',1,'joined','{"kind": "joined", "seat": 1, "name": "Cy"}',1795000001.0);
INSERT INTO "events" VALUES('pisti2345',2,'dealt','{"kind": "dealt", "order": "QC 9H KS 2D 3C KC QD JD TH 9S 8S 8C TC 7C AC QS 5D 4C JC JS 6S AD 8D AS 4S 6D KD 7H 7S TS 7D KH QH 3S 9D 2S 5H 2H 9C 5C JH 3H 3D 5S 8H TD 4H 2C 4D 6C AH 6H"}',1795000002.0);
INSERT INTO "events" VALUES('pisti2345',3,'moved','{"kind": "moved", "seat": 0, "move": "JD"}',1795000003.0);
INSERT INTO "events" VALUES('pisti2345',4,'moved','{"kind": "moved", "seat": 1, "move": "9S"}',1795000004.0);
INSERT INTO "events" VALUES('pisti2345',5,'moved','{"kind": "moved", "seat": 0, "move": "3C"}',1795000005.0);
INSERT INTO "events" VALUES('pisti2345',6,'moved','{"kind": "moved", "seat": 1, "move": "TH"}',1795000006.0);
INSERT INTO "events" VALUES('pisti2345',7,'moved','{"kind": "moved", "seat": 0, "move": "KC"}',1795000007.0);
INSERT INTO "events" VALUES('pisti2345',8,'moved','{"kind": "moved", "seat": 1, "move": "8S"}',1795000008.0);
INSERT INTO "events" VALUES('pisti2345',9,'moved','{"kind": "moved", "seat": 0, "move": "QD"}',1795000009.0);
INSERT INTO "events" VALUES('pisti2345',10,'moved','{"kind": "moved", "seat": 1, "move": "8C"}',1795000010.0);
INSERT INTO "events" VALUES('pisti2345',11,'moved','{"kind": "moved", "seat": 0, "move": "AC"}',1795000011.0);
INSERT INTO "events" VALUES('pisti2345',12,'moved','{"kind": "moved", "seat": 1, "move": "4C"}',1795000012.0);
INSERT INTO "events" VALUES('pisti2345',13,'moved','{"kind": "moved", "seat": 0, "move": "TC"}',1795000013.0);
INSERT INTO "events" VALUES('pisti2345',14,'moved','{"kind": "moved", "seat": 1, "move": "JS"}',1795000014.0);
INSERT INTO "events" VALUES('pisti2345',15,'moved','{"kind": "moved", "seat": 0, "move": "QS"}',1795000015.0);
INSERT INTO "events" VALUES('basra2345',0,'opened','{"kind": "opened", "setup": {"game": "basra", "rules": "1.0", "house": {"seats": 2}, "players": [{"kind": "person", "name": "Bo", "bot": null}, {"kind": "bot", "name": "Ayla", "bot": "greedy"}], "show": {"pile": "top", "captured": "none", "counts": true, "hints": true}, "customs": {"away": 0, "talk": "phrases", "partner_talk": true, "takeback": false, "pace": "free", "watch": "table", "late": true, "stand_in": "greedy"}}, "dealer": 0, "seed": "62ffeadba2fa9d78de9da531389ee5df"}',1795000000.0);
INSERT INTO "events" VALUES('basra2345',1,'dealt','{"kind": "dealt", "order": "6D 2H 3D TC 8D QH 4S 9C 9H 5D 2D TH AC 5H 4C 4H JD 6H 3C 4D 3S 2S 6C KH AS 7S 7C QS 5S KC JH TS QD 8C 3H 2C 9D KS JC 8H 6S 7H KD 5C 8S TD JS QC AD 9S 7D AH"}',1795000001.0);
INSERT INTO "events" VALUES('basra2345',2,'moved','{"kind": "moved", "seat": 1, "move": "2H takes 2D"}',1795000002.0);
INSERT INTO "events" VALUES('basra2345',3,'moved','{"kind": "moved", "seat": 0, "move": "8D"}',1795000003.0);
INSERT INTO "events" VALUES('basra2345',4,'moved','{"kind": "moved", "seat": 1, "move": "TC takes TH"}',1795000004.0);
INSERT INTO "events" VALUES('basra2345',5,'moved','{"kind": "moved", "seat": 0, "move": "QH"}',1795000005.0);
INSERT INTO "events" VALUES('basra2345',6,'moved','{"kind": "moved", "seat": 1, "move": "6D"}',1795000006.0);
INSERT INTO "events" VALUES('basra2345',7,'moved','{"kind": "moved", "seat": 0, "move": "9C takes 9H"}',1795000007.0);
INSERT INTO "events" VALUES('basra2345',8,'moved','{"kind": "moved", "seat": 1, "move": "3D"}',1795000008.0);
INSERT INTO "events" VALUES('basra2345',9,'moved','{"kind": "moved", "seat": 0, "move": "4S"}',1795000009.0);
INSERT INTO "events" VALUES('basra2345',10,'moved','{"kind": "moved", "seat": 1, "move": "4H takes 4S"}',1795000010.0);
INSERT INTO "events" VALUES('basra2345',11,'moved','{"kind": "moved", "seat": 0, "move": "4D"}',1795000011.0);
INSERT INTO "events" VALUES('basra2345',12,'moved','{"kind": "moved", "seat": 1, "move": "AC"}',1795000012.0);
INSERT INTO "events" VALUES('basra2345',13,'moved','{"kind": "moved", "seat": 0, "move": "JD takes 5D 8D QH 6D 3D 4D AC"}',1795000013.0);
INSERT INTO "events" VALUES('basra2345',14,'moved','{"kind": "moved", "seat": 1, "move": "5H"}',1795000014.0);
INSERT INTO "events" VALUES('hand_and_foot2345',0,'opened','{"kind": "opened", "setup": {"game": "hand_and_foot", "rules": "1.1", "house": {"seats": 4}, "players": [{"kind": "person", "name": "Bo", "bot": null}, {"kind": "bot", "name": "Ayla", "bot": "greedy"}, {"kind": "bot", "name": "Deniz", "bot": "greedy"}, {"kind": "bot", "name": "Kemal", "bot": "greedy"}], "show": {"pile": "top", "captured": "none", "counts": true, "hints": true}, "customs": {"away": 0, "talk": "phrases", "partner_talk": true, "takeback": false, "pace": "free", "watch": "table", "late": true, "stand_in": "greedy"}}, "dealer": 3, "seed": "e796562149c3ab017f6bd42cafa63879"}',1795000000.0);
INSERT INTO "events" VALUES('hand_and_foot2345',1,'dealt','{"kind": "dealt", "order": "Q 2 A 6 b 7 K 4 4 * 7 T 7 8 K 7 r 5 A 6 9 * J J 7 Q r 2 2 r 6 6 J 8 K 9 K 7 6 7 2 8 4 A T 8 5 5 J T 4 J J K 6 A A K r * 4 2 7 9 A 8 9 Q 7 K 7 5 b 7 T T 2 K J 6 4 9 8 8 T 2 2 5 9 J K 6 4 Q A 4 9 J 6 5 7 J 9 8 6 A 7 J 9 J 5 4 T 4 r Q Q Q Q b * b 7 7 T T 9 J 4 4 r T 5 8 2 * Q 2 8 K 9 J 2 K J 2 5 b J K 8 Q r T K 6 9 5 b 5 8 7 9 2 4 4 A A * A 4 5 6 8 Q A Q 6 A A A A 8 9 6 * 9 J Q 9 Q K 5 r 9 2 K 5 K A K T 2 5 4 b 2 4 2 T Q r K 5 T b A 2 4 8 9 6 6 9 A 8 7 2 J 5 5 b 4 Q 8 8 6 5 T T 5 7 6 4 K 2 K 9 Q b 8 6 A Q r 7 Q J J 8 T * 7 T 6 T * * T Q"}',1795000001.0);
INSERT INTO "events" VALUES('hand_and_foot2345',2,'moved','{"kind": "moved", "seat": 0, "move": "draw"}',1795000002.0);
INSERT INTO "events" VALUES('hand_and_foot2345',3,'moved','{"kind": "moved", "seat": 0, "move": "meld AA*"}',1795000003.0);
INSERT INTO "events" VALUES('hand_and_foot2345',4,'moved','{"kind": "moved", "seat": 0, "move": "meld 772"}',1795000004.0);
INSERT INTO "events" VALUES('hand_and_foot2345',5,'moved','{"kind": "moved", "seat": 0, "move": "discard T"}',1795000005.0);
INSERT INTO "events" VALUES('hand_and_foot2345',6,'moved','{"kind": "moved", "seat": 1, "move": "draw"}',1795000006.0);
INSERT INTO "events" VALUES('hand_and_foot2345',7,'moved','{"kind": "moved", "seat": 1, "move": "discard Q"}',1795000007.0);
INSERT INTO "events" VALUES('hand_and_foot2345',8,'moved','{"kind": "moved", "seat": 2, "move": "draw"}',1795000008.0);
INSERT INTO "events" VALUES('hand_and_foot2345',9,'moved','{"kind": "moved", "seat": 2, "move": "meld 442"}',1795000009.0);
INSERT INTO "events" VALUES('hand_and_foot2345',10,'moved','{"kind": "moved", "seat": 2, "move": "discard T"}',1795000010.0);
INSERT INTO "events" VALUES('hand_and_foot2345',11,'moved','{"kind": "moved", "seat": 3, "move": "take, meld 882"}',1795000011.0);
INSERT INTO "events" VALUES('hand_and_foot2345',12,'moved','{"kind": "moved", "seat": 3, "move": "discard J"}',1795000012.0);
INSERT INTO "events" VALUES('hand_and_foot2345',13,'moved','{"kind": "moved", "seat": 0, "move": "draw"}',1795000013.0);
INSERT INTO "events" VALUES('hand_and_foot2345',14,'moved','{"kind": "moved", "seat": 0, "move": "add 7"}',1795000014.0);
INSERT INTO "events" VALUES('soup2345',0,'opened','{"kind": "opened", "setup": {"game": "soup", "rules": "1.0", "house": {"seats": 3}, "players": [{"kind": "person", "name": "Bo", "bot": null}, {"kind": "bot", "name": "Ayla", "bot": "greedy"}, {"kind": "bot", "name": "Deniz", "bot": "greedy"}], "show": {"pile": "top", "captured": "none", "counts": true, "hints": true}, "customs": {"away": 0, "talk": "phrases", "partner_talk": true, "takeback": false, "pace": "free", "watch": "table", "late": true, "stand_in": "greedy"}}, "dealer": 0, "seed": "e50f86ada03c57f4315cad578e241d2c"}',1795000000.0);
INSERT INTO "events" VALUES('soup2345',1,'dealt','{"kind": "dealt", "order": "SE WP CL CH AF WU AZ AT SS CC SI AD CU AB SY AS AI AW AE CI AA CM WS WV SO SL CO CE WE CR CN WI WR CQ WO AO AN WT WK WA ST SP CT SX AR WJ WN SD SR CA SG"}',1795000001.0);
INSERT INTO "events" VALUES('soup2345',2,'moved','{"kind": "moved", "seat": 1, "move": "pass AS CE CQ"}',1795000002.0);
INSERT INTO "events" VALUES('soup2345',3,'moved','{"kind": "moved", "seat": 2, "move": "pass CI ST WP"}',1795000003.0);
INSERT INTO "events" VALUES('soup2345',4,'moved','{"kind": "moved", "seat": 0, "move": "pass AO SD WU"}',1795000004.0);
INSERT INTO "events" VALUES('soup2345',5,'moved','{"kind": "moved", "seat": 0, "move": "SP"}',1795000005.0);
INSERT INTO "events" VALUES('soup2345',6,'moved','{"kind": "moved", "seat": 1, "move": "eat CI"}',1795000006.0);
INSERT INTO "events" VALUES('soup2345',7,'moved','{"kind": "moved", "seat": 2, "move": "SL eat"}',1795000007.0);
INSERT INTO "events" VALUES('soup2345',8,'moved','{"kind": "moved", "seat": 0, "move": "AA"}',1795000008.0);
INSERT INTO "events" VALUES('soup2345',9,'moved','{"kind": "moved", "seat": 1, "move": "AZ eat"}',1795000009.0);
INSERT INTO "events" VALUES('soup2345',10,'moved','{"kind": "moved", "seat": 2, "move": "WE"}',1795000010.0);
INSERT INTO "events" VALUES('soup2345',11,'moved','{"kind": "moved", "seat": 0, "move": "eat AS"}',1795000011.0);
INSERT INTO "events" VALUES('soup2345',12,'moved','{"kind": "moved", "seat": 1, "move": "WA"}',1795000012.0);
INSERT INTO "events" VALUES('soup2345',13,'moved','{"kind": "moved", "seat": 2, "move": "WU eat"}',1795000013.0);
INSERT INTO "events" VALUES('soup2345',14,'moved','{"kind": "moved", "seat": 0, "move": "CQ"}',1795000014.0);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('pisti2345',0,'3d099d0f13df9d0bb4427a6ce99d61b988861761e286d6e34b17d6371b46b13f');
INSERT INTO "seats" VALUES('pisti2345',1,'3d30f595070e858a9573e432377bea27a7fb1a19aa298943e414d3c839d34783');
INSERT INTO "seats" VALUES('basra2345',0,'3d099d0f13df9d0bb4427a6ce99d61b988861761e286d6e34b17d6371b46b13f');
INSERT INTO "seats" VALUES('hand_and_foot2345',0,'3d099d0f13df9d0bb4427a6ce99d61b988861761e286d6e34b17d6371b46b13f');
INSERT INTO "seats" VALUES('soup2345',0,'3d099d0f13df9d0bb4427a6ce99d61b988861761e286d6e34b17d6371b46b13f');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('pisti2345','pisti',1795000000.0);
INSERT INTO "tables" VALUES('basra2345','basra',1795000000.0);
INSERT INTO "tables" VALUES('hand_and_foot2345','hand_and_foot',1795000000.0);
INSERT INTO "tables" VALUES('soup2345','soup',1795000000.0);
COMMIT;
